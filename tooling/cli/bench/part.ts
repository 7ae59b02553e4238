import type { Browser } from '@playwright/test';
import type { Deployment } from '../export/site/deployment';
import type { Comparison } from './compare';

/** What a part of the bench is measured with. */
interface BenchWork {
  browser: Browser;
  deployment: Deployment;
  /** The folder of the shipped catalogue. */
  folder: string;
  runs: number;
  /** Hears what is measured now. */
  onRun: (what: string) => void;
}

export type MeasureInBrowser = (work: BenchWork) => Promise<Comparison[]>;
