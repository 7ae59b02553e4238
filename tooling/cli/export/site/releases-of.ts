import type { AcceptedRemotes } from '@otherfolk/shared/contract/accept-declarations';
import { EXTENSION_POINTS } from '@otherfolk/shared/contract/extension-points';
import { releaseIn } from '@otherfolk/shared/contract/release-in';
import {
  isTellableLine,
  type ReleasedPart,
  type Releases,
  type ReleaseSource,
  SHELL_PART,
  shortProblem,
} from '@otherfolk/shared/contract/releases';
import { type BuildRecord, releaseOf } from '@otherfolk/webpack/build-record';

/** What is remembered of a part besides its live build. */
export type PartHistory = Pick<ReleasedPart, 'since' | 'by' | 'before' | 'takenBack'>;

interface Live {
  shell: BuildRecord;
  /** The hashes of the files that every page of the shell starts with. */
  files: Readonly<Record<string, string>>;
  /** The live builds of remotes, as far as they are known. */
  records: ReadonlyMap<string, BuildRecord>;
  /** What the shell takes of their declarations. */
  accepted: AcceptedRemotes;
  registry: Readonly<Record<string, string>>;
  rendered?: Releases['rendered'];
  /** Remotes that were live and are not. */
  gone?: readonly string[];
  historyOf?: (id: string) => PartHistory;
  source?: ReleaseSource | undefined;
}

/** The note of pages that are rendered with what is live now. */
export const renderedNow = (shell: BuildRecord, registry: Readonly<Record<string, string>>) => ({
  at: new Date().toISOString(),
  shell: releaseOf(shell),
  remotes: Object.fromEntries(Object.entries(registry).map(([id, url]) => [id, releaseIn(url)])),
});

const promisesOf = ({ version, contract, singletons }: BuildRecord) => ({ version, contract, singletons });

function partOfRemote(
  id: string,
  manifest: string,
  { records, accepted }: Live,
): Omit<ReleasedPart, keyof PartHistory> {
  const record = records.get(id);
  const declaration = accepted.declarations.find((each) => each.id === id);
  const problems = accepted.problems.filter(({ remote }) => remote === id).map(({ problem }) => shortProblem(problem));
  return {
    ...{ id, live: releaseIn(manifest), manifest, files: {}, singletons: {} },
    ...(record && promisesOf(record)),
    ...(declaration && { declaration }),
    problems: record ? problems : ['its files do not lie in the site'],
  };
}

/** What is live in a site, as `releases.json` tells it. */
export function releasesOf(live: Live): Releases {
  const { shell, files, registry, rendered, gone = [], source } = live;
  const { historyOf = () => ({ before: [], takenBack: [] }) } = live;
  const lines = Object.entries(registry).filter(([id, url]) => isTellableLine(id, url));
  return {
    ...{ contract: shell.contract, singletons: shell.singletons, extensionPoints: { ...EXTENSION_POINTS } },
    ...(rendered && { rendered }),
    parts: [
      { id: SHELL_PART, live: releaseOf(shell), files, ...promisesOf(shell), ...historyOf(SHELL_PART), problems: [] },
      ...lines.map(([id, manifest]) => ({ ...partOfRemote(id, manifest, live), ...historyOf(id) })),
      ...gone.map((id) => ({ ...{ id, files: {}, singletons: {}, problems: [] }, ...historyOf(id) })),
    ],
    ...(source && { source }),
  };
}
