/** @jest-environment node */
import { testRemoteContract } from '@otherfolk/remote-kit/testing';
import declaration from '../otherfolk.json';
import remote from './remote';

testRemoteContract(declaration, remote, { files: { 'characters/index.variants.json': [] } });
