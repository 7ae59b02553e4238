import { satisfies } from 'semver';
import { acceptDeclarations } from '@otherfolk/shared/contract/accept-declarations';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { misfits } from '@otherfolk/shared/contract/fits';
import { releaseIn } from '@otherfolk/shared/contract/release-in';
import { type Releases } from '@otherfolk/shared/contract/releases';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import type { Answer, Answered, Observed, ObservedFile, ObservedRemote } from './observed';
import { linesOf, releasesIn, singletonsOf } from './read-answers';

/** The part of a fault that concerns the site as a whole. */
export const SITE = 'site';

type FaultKind =
  | 'offline'
  | 'releases missing'
  | 'releases broken'
  | 'registry missing'
  | 'registry broken'
  | 'line missing'
  | 'line refused'
  | 'line unknown'
  | 'origin blocked'
  | 'manifest missing'
  | 'manifest unreachable'
  | 'manifest broken'
  | 'manifest changed'
  | 'file missing'
  | 'file unreachable'
  | 'file changed'
  | 'slow'
  | 'misfit'
  | 'declaration'
  | 'pages old'
  | 'failed to load'
  | 'failed to draw';

/** Something that is wrong with a part of the site. */
export interface Fault {
  /** The id of a part, or SITE. */
  part: string;
  kind: FaultKind;
  /** A file, a release, or what was said; empty where the kind says all. */
  detail: string;
}

const HASHED = /#sha(256|384|512)-./;

const isSameOrigin = (url: string, origin: string) =>
  URL.canParse(url, origin) && new URL(url, origin).origin === origin;

const statusText = (answered: Answered) =>
  answered.state === 'refused' ? `answered ${answered.status}` : 'did not answer';

/** What is wrong with a file of the site's own, such as `remotes.json`. */
function faultsOfSiteFile(name: 'releases' | 'registry', answer: Answer, problem: string | undefined): Fault[] {
  if (answer.state !== 'here') return [{ part: SITE, kind: `${name} missing`, detail: statusText(answer) }];
  return problem === undefined ? [] : [{ part: SITE, kind: `${name} broken`, detail: problem }];
}

function faultOfManifest(part: string, manifest: Answer): Fault | undefined {
  const fault = (kind: FaultKind, detail = ''): Fault => ({ part, kind, detail });
  switch (manifest.state) {
    case 'late':
      return fault('slow', 'mf-manifest.json');
    case 'none':
      return fault('manifest unreachable', statusText(manifest));
    case 'other':
      return fault('manifest changed');
    case 'refused':
      return manifest.status === 404 || manifest.status === 410
        ? fault('manifest missing', statusText(manifest))
        : fault('manifest unreachable', statusText(manifest));
    case 'here':
      return singletonsOf(manifest.json) ? undefined : fault('manifest broken');
  }
}

/** Several files fail for one reason: one fault names the first of them. */
function faultsOfFiles(part: string, files: readonly ObservedFile[]): Fault[] {
  const kinds: [FaultKind, (answered: Answered) => boolean][] = [
    ['file changed', ({ state }) => state === 'other'],
    ['file missing', (answered) => answered.state === 'refused' && [404, 410].includes(answered.status)],
    [
      'file unreachable',
      (answered) => answered.state === 'none' || (answered.state === 'refused' && answered.status > 410),
    ],
    ['slow', ({ state }) => state === 'late'],
  ];
  return kinds.flatMap(([kind, isSo]): Fault[] => {
    const [first, ...others] = files.filter(({ answered }) => isSo(answered));
    if (!first) return [];
    const name = new URL(first.url).pathname.split('/').at(-1) ?? '';
    return [{ part, kind, detail: others.length > 0 ? `${name} and ${others.length} more` : name }];
  });
}

/** The shell's promises; of one that tells nothing, only the contract is known. */
type Shell = Pick<Releases, 'contract'> & Partial<Pick<Releases, 'singletons'>>;

function faultsOfRemote(part: string, remote: ObservedRemote, { shell, origin }: { shell: Shell; origin: string }) {
  const { url, isAllowed, manifest, declaration, files } = remote;
  if (!isSameOrigin(url, origin) && !HASHED.test(url)) return [{ part, kind: 'line refused', detail: url } as const];
  if (!isAllowed) return [{ part, kind: 'origin blocked', detail: new URL(url, origin).origin } as const];
  const broken = faultOfManifest(part, manifest);
  if (broken) return [broken];
  const json = declaration.state === 'here' ? declaration.json : undefined;
  const contract = isJsonRecord(json) && typeof json.contract === 'number' ? json.contract : shell.contract;
  const asked = manifest.state === 'here' && shell.singletons ? singletonsOf(manifest.json) : undefined;
  const reasons = misfits({ contract, singletons: asked ?? {} }, { singletons: {}, ...shell }, satisfies);
  return [...reasons.map((detail): Fault => ({ part, kind: 'misfit', detail })), ...faultsOfFiles(part, files)];
}

function faultsOfDeclarations(remotes: Observed['remotes'], told: Releases | undefined, contract: number): Fault[] {
  const here = Object.entries(remotes).filter(([, { manifest }]) => manifest.state === 'here');
  const found = Object.fromEntries(
    here.map(([id, { declaration }]) => [id, declaration.state === 'here' ? declaration.json : undefined]),
  );
  const now = acceptDeclarations(found, contract).problems.map(({ remote, problem }) => [remote, problem] as const);
  const then = told?.parts.flatMap(({ id, problems }) => problems.map((problem) => [id, problem] as const)) ?? [];
  return [...now, ...then].map(([part, detail]): Fault => ({ part, kind: 'declaration', detail }));
}

/** Lines that are missing, are none of a release, or are ahead of the pages. */
function faultsOfLines(lines: Readonly<Record<string, string>>, told: Releases): Fault[] {
  const remotes = told.parts.filter(({ id }) => id !== 'shell');
  const missing = remotes
    .filter(({ id }) => !lines[id])
    .map(({ id }): Fault => ({ part: id, kind: 'line missing', detail: '' }));
  const unknown = remotes.flatMap(({ id, live }): Fault[] => {
    const release = lines[id] && releaseIn(lines[id]);
    return release && release !== live ? [{ part: id, kind: 'line unknown', detail: release }] : [];
  });
  const old = Object.entries(told.rendered?.remotes ?? {}).flatMap(([id, release]): Fault[] => {
    const line = lines[id];
    return line && releaseIn(line) !== release ? [{ part: id, kind: 'pages old', detail: release }] : [];
  });
  return [...missing, ...unknown, ...old];
}

/** What failed in this browser of what is live. */
function faultsOfLoads({ loads }: Observed, lines: Readonly<Record<string, string>>): Fault[] {
  return loads.flatMap(({ failed, remotes }): Fault[] => {
    const isLive = (id: string, release: string) => lines[id] !== undefined && releaseIn(lines[id]) === release;
    const slow = Object.entries(remotes).filter(([id, { release, ms = 0 }]) => isLive(id, release) && ms > 8000);
    return [
      ...failed
        .filter(({ id, release }) => isLive(id, release))
        .map(({ id, while: stage, said = '' }): Fault => ({
          part: id,
          kind: stage === 'loading' ? 'failed to load' : 'failed to draw',
          detail: said,
        })),
      ...slow.map(([id, { ms = 0 }]): Fault => ({ part: id, kind: 'slow', detail: `${(ms / 1000).toFixed(1)} s` })),
    ];
  });
}

/** Each fault once, the same sentence of another kind not again. */
function distinct(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter(({ part, kind, detail }) => {
    const key = kind === 'misfit' || kind === 'declaration' ? `${part} ${detail}` : `${part} ${kind}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The faults of a site, by what a browser at this origin has observed of it: those of the site first, then those of its parts. */
export function faultsOf(observed: Observed, origin: string): Fault[] {
  const { releases, registry, remotes, shellFiles } = observed;
  if (releases.state === 'none' && registry.state === 'none') return [{ part: SITE, kind: 'offline', detail: '' }];
  const told = releasesIn(releases);
  const lines = linesOf(registry);
  const known = typeof told === 'object' ? told : undefined;
  const shell = known ?? { contract: CONTRACT_VERSION };
  return distinct([
    ...faultsOfSiteFile('registry', registry, lines ? undefined : 'is no list of remotes'),
    ...faultsOfSiteFile('releases', releases, typeof told === 'string' ? told : undefined),
    ...faultsOfFiles('shell', shellFiles),
    ...Object.entries(remotes).flatMap(([id, remote]) => faultsOfRemote(id, remote, { shell, origin })),
    ...faultsOfDeclarations(remotes, known, shell.contract),
    ...(lines && known ? faultsOfLines(lines, known) : []),
    ...(lines ? faultsOfLoads(observed, lines) : []),
  ]);
}
