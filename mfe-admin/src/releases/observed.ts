import type { PageLoad } from '@otherfolk/shared/storage/page-loads';

/** How an answer to this browser came; `other`: not what its hash says. */
export type Answered =
  | { state: 'here'; ms: number }
  | { state: 'other' }
  | { state: 'refused'; status: number }
  /** After 8 seconds there was none. */
  | { state: 'late' }
  | { state: 'none' };

/** An answer that was to be JSON; undefined where it is none. */
export type Answer = Exclude<Answered, { state: 'here' }> | { state: 'here'; ms: number; json: unknown };

export interface ObservedFile {
  url: string;
  answered: Answered;
}

/** A line of `remotes.json`, with what lies behind it. */
export interface ObservedRemote {
  url: string;
  /** Whether the policy of this page lets the browser ask there. */
  isAllowed: boolean;
  manifest: Answer;
  declaration: Answer;
  /** The files of the manifest's integrity map. */
  files: readonly ObservedFile[];
}

/** All that this browser has found out about the site at one time. */
export interface Observed {
  /** Milliseconds since 1970. */
  at: number;
  releases: Answer;
  registry: Answer;
  remotes: Readonly<Record<string, ObservedRemote>>;
  shellFiles: readonly ObservedFile[];
  /** The pages that this browser has loaded, the latest first. */
  loads: readonly PageLoad[];
}
