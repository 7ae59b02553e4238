import { satisfies } from 'semver';
import { misfits } from '@otherfolk/shared/contract/fits';
import { releaseIn } from '@otherfolk/shared/contract/release-in';
import { type ReleasedPart, type Releases, SHELL_PART } from '@otherfolk/shared/contract/releases';
import type { Observed } from './observed';
import { linesOf, releasesIn } from './read-answers';

/** The state of a part of the site, as the control room shows it. */
export interface PartState {
  part: ReleasedPart;
  /** The release that pages load now. */
  live: string | undefined;
  /** Whether it can run in the shell; undefined where that is unknown, and of the shell. */
  fits: boolean | undefined;
  /** The number of files that are what was released, of all that could be compared. */
  verified: { same: number; all: number };
  /** The release that pages were last rendered with. */
  rendered: { release: string; at: string } | undefined;
  /** The milliseconds that this browser took to load the live release, each time, the latest first. */
  loadTimes: readonly number[];
}

/** A part of which nothing but its line is known. */
const unknownPart = (id: string): ReleasedPart => ({
  ...{ id, files: {}, singletons: {}, before: [], takenBack: [], problems: [] },
});

function renderedOf(part: ReleasedPart, told: Releases | undefined): PartState['rendered'] {
  const { at = '', shell, remotes } = told?.rendered ?? {};
  const release = part.id === SHELL_PART ? shell : remotes?.[part.id];
  return release ? { release, at } : undefined;
}

function stateOf(part: ReleasedPart, observed: Observed, told: Releases | undefined): PartState {
  const { id, contract, singletons } = part;
  const line = linesOf(observed.registry)?.[id];
  const live = id === SHELL_PART ? part.live : line && releaseIn(line);
  const files = id === SHELL_PART ? observed.shellFiles : (observed.remotes[id]?.files ?? []);
  const isKnown = told !== undefined && contract !== undefined && id !== SHELL_PART;
  return {
    ...{ part, live: live || undefined, rendered: renderedOf(part, told) },
    fits: isKnown ? misfits({ contract, singletons }, told, satisfies).length === 0 : undefined,
    verified: { same: files.filter(({ answered }) => answered.state === 'here').length, all: files.length },
    loadTimes: observed.loads.flatMap(({ remotes }) => {
      const { release, ms } = remotes[id] ?? {};
      return ms !== undefined && release === live ? [ms] : [];
    }),
  };
}

/** The states of all parts: those that `releases.json` tells of, then those of which there is a line alone. */
export function partStates(observed: Observed): PartState[] {
  const answer = releasesIn(observed.releases);
  const told = typeof answer === 'object' ? answer : undefined;
  const parts = told?.parts ?? [];
  const others = Object.keys(observed.remotes).filter((id) => !parts.some((part) => part.id === id));
  return [...parts, ...others.map(unknownPart)].map((part) => stateOf(part, observed, told));
}
