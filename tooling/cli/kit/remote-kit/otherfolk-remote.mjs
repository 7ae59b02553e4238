#!/usr/bin/env node
import './run.mjs';
