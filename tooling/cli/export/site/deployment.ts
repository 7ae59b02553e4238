import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { acceptDeclarations, type RemoteProblem } from '@otherfolk/shared/contract/accept-declarations';
import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import { DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';
import type { ListPublicPages, PublicPagesModule } from '@otherfolk/shared/contract/public-pages';
import type { Releases } from '@otherfolk/shared/contract/releases';
import type { DeployedSite, RenderPage } from '@otherfolk/shared/contract/rendering';
import { once } from '@otherfolk/shared/domain/once';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import type { TargetKind } from '@otherfolk/webpack/backend-target';
import { type BuildRecord, releaseOf } from '@otherfolk/webpack/build-record';
import { readBuildRecord } from '@otherfolk/webpack/kept-record';
import { MANIFEST, subresourceHash } from '@otherfolk/webpack/manifest-integrity';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { buildFolder, type BuildId, SHELL_ASSETS } from '@otherfolk/webpack/workspaces';
import { inlineStylesIn } from './inline-styles';
import { releasesOf, renderedNow } from './releases-of';
import { type Fingerprints, fingerprintsOf, loadModule, loadRenderer, type Renderer } from './renderer';

/** What is built, as a site: the folders behind its URLs, and the renderer over it. */
export interface Deployment {
  /** `remotes.json`. */
  registry: Readonly<Record<string, string>>;
  /** The remotes of the site, in its order. */
  declarations: readonly RemoteDeclaration[];
  /** What of its remotes the site does without, and why. */
  problems: readonly RemoteProblem[];
  /** URL prefix to folder; what lies in the folders has hashed names and never changes. */
  folders: Map<string, string>;
  renderPage: RenderPage;
  /** What `renderPage` was loaded from, so that other threads can load it, too. */
  renderer?: Renderer;
  /** Undefined where it is not known what pages rest on. */
  fingerprints?: Fingerprints;
  /** What lists the public pages of each remote, without those whose release is from before remotes listed them. */
  publicPages?: ReadonlyMap<string, ListPublicPages>;
  /** The script at SERVICE_WORKER, where the shell has one. */
  serviceWorker?: string | undefined;
  /** `releases.json` of a site that runs just this, and has no records. */
  releases?: () => Releases;
}

/** It is registered under this name, so it keeps it. */
export const SERVICE_WORKER = 'sw.js';

export interface FinishedBuild {
  /** Holds `node` and, of the shell, `inline`. */
  folder: string;
  /** What browsers load; where it is not named, `browser` in the folder. */
  browser?: string;
  record: BuildRecord;
  /** Whether the folder still holds what the record says; missing where nobody builds into it. */
  isCurrent?: () => boolean;
}

export const browserFolder = ({ folder, browser = path.join(folder, 'browser') }: FinishedBuild) => browser;

/** Where the builds of this repository lie, as `npm run build` leaves them. Throws where one is missing. */
export function lastBuild(id: BuildId, kind: TargetKind): FinishedBuild {
  const record = readBuildRecord(id, kind);
  if (!record) throw new Error(`'${id}' is not built.`);
  const isCurrent = () => readBuildRecord(id, kind)?.fingerprint === record.fingerprint;
  return { folder: buildFolder(id, kind), record, isCurrent };
}

interface DeploymentOptions {
  /** The backend that the shell was built for. */
  kind?: TargetKind;
  /** Where the builds lie; without it, where `npm run build` leaves them. A site can do without one of its remotes. */
  buildOf?: (id: BuildId) => FinishedBuild | undefined;
  /** The remotes that the site may have; without it, those of this repository. */
  ids?: readonly string[];
  /** Where pages find a release of a remote; without it, on the site itself. */
  urlOf?: (id: string, release: string) => string;
  /** The URL that pages report violations of their policy to. */
  reports?: string | undefined;
  /** Whether the texts of style sheets stand in pages; otherwise pages ask for all of them. */
  inlinesStyles?: boolean;
  /** Whether the renderer is loaded at once, and not for the first page: no visitor shall wait for it. */
  loadsRenderer?: boolean;
}

/** The folder of a remote's release inside its site. */
export const remoteFolder = (id: string, release: string) => `remotes/${id}/${release}/`;

const publicPagesFile = ({ folder }: FinishedBuild) => path.join(folder, 'pages', 'public-pages.cjs');

/** It is loaded when it is asked for: who serves a site has no need of it. */
function publicPagesOf(build: FinishedBuild): ListPublicPages | undefined {
  const { hasPublicPages } = build.record;
  if (hasPublicPages === undefined) return undefined;
  if (!hasPublicPages) return () => Promise.resolve([]);
  return (catalogue) => loadModule<PublicPagesModule>(publicPagesFile(build)).listPublicPages(catalogue);
}

/** The declaration of a remote as it lies beside its manifest; undefined where there is none, or no JSON. */
export function declarationIn(build: FinishedBuild): unknown {
  return tryOr(
    () => JSON.parse(readFileSync(path.join(browserFolder(build), DECLARATION_FILE), 'utf8')) as unknown,
    undefined,
  );
}

/** Where pages find a manifest; of another origin, with what it has to be: the shell alone decides what runs on its pages. */
export function manifestUrlOf(folderUrl: string, folder: string): string {
  const url = folderUrl + MANIFEST;
  return url.startsWith('/') ? url : `${url}#${subresourceHash(readFileSync(path.join(folder, MANIFEST)))}`;
}

/** The hashes of the files that every page of a shell starts with, by their URLs. */
export const filesOfShell = (shell: FinishedBuild) =>
  Object.fromEntries(
    [...shell.record.scripts, ...shell.record.styles].map((file) => [
      SHELL_ASSETS + file,
      subresourceHash(readFileSync(path.join(browserFolder(shell), file))),
    ]),
  );

/** Files of the shell that a visitor never needs, or that only a page of the network leads to. */
const NOT_PRECACHED = /^(firebase|members|passwords|log-out|overrides)\./;

/** The service worker of a shell, headed by what Workbox calls its manifest: the files that it keeps from the start. */
function serviceWorkerOf(shell: FinishedBuild, { styles, inlineStyles }: DeployedSite): string | undefined {
  if (!shell.record.standaloneScripts?.offline) return undefined;
  const inPages = new Set(styles.filter((url) => inlineStyles?.[url]));
  const files = readdirSync(browserFolder(shell)).filter(
    (file) => /\.(js|css|woff2)$/.test(file) && !NOT_PRECACHED.test(file) && !inPages.has(SHELL_ASSETS + file),
  );
  // Their names say which content they have.
  const entries = files.sort().map((file) => ({
    url: SHELL_ASSETS + file,
    revision: null,
    integrity: subresourceHash(readFileSync(path.join(browserFolder(shell), file))),
  }));
  const code = readFileSync(path.join(shell.folder, 'worker', 'sw.js'), 'utf8');
  return `self.__WB_MANIFEST=${JSON.stringify(entries)};\n${code}`;
}

/** Reads the builds of shell and remotes from disk. Throws where the shell is missing. */
export function readDeployment({
  kind = 'embedded',
  buildOf = (id) => lastBuild(id, kind),
  ids = remoteIds,
  urlOf = (id, release) => `/${remoteFolder(id, release)}`,
  inlinesStyles = true,
  loadsRenderer = true,
  reports,
}: DeploymentOptions = {}): Deployment {
  const shell = buildOf('shell');
  if (!shell) throw new Error('There is no shell.');
  const folders = new Map([[SHELL_ASSETS, browserFolder(shell)]]);
  const registry: Record<string, string> = {};
  const remotes: Record<string, DeployedSite['remotes'][string]> = {};
  const publicPages = new Map<string, ListPublicPages>();
  const builds = new Map(
    ids.flatMap((id) => {
      const build = buildOf(id);
      return build ? [[id, build] as const] : [];
    }),
  );
  const found = Object.fromEntries(Array.from(builds, ([id, build]) => [id, declarationIn(build)]));
  const { declarations, problems } = acceptDeclarations(found, shell.record.contract);
  for (const { remote, problem } of problems) console.warn(`Remote '${remote}': ${problem}.`);
  for (const { id } of declarations) {
    const build = builds.get(id);
    if (!build) continue;
    const release = releaseOf(build.record);
    const folderUrl = build.record.url ?? urlOf(id, release);
    const manifestUrl = manifestUrlOf(folderUrl, browserFolder(build));
    const file = path.join(build.folder, 'node', 'remote.cjs');
    if (!build.record.url) folders.set(`/${remoteFolder(id, release)}`, browserFolder(build));
    registry[id] = manifestUrl;
    const listPublicPages = publicPagesOf(build);
    if (listPublicPages) publicPages.set(id, listPublicPages);
    remotes[id] = {
      manifestUrl,
      manifest: JSON.parse(readFileSync(path.join(browserFolder(build), MANIFEST), 'utf8')),
      node: { code: readFileSync(file, 'utf8'), file },
      inlineStyles: inlinesStyles ? inlineStylesIn(browserFolder(build), folderUrl) : {},
    };
  }
  const { scripts, styles, fonts, standaloneScripts = {} } = shell.record;
  const site: DeployedSite = {
    scripts: scripts.map((file) => SHELL_ASSETS + file),
    styles: styles.map((file) => SHELL_ASSETS + file),
    inlineStyles: inlinesStyles ? inlineStylesIn(browserFolder(shell), SHELL_ASSETS) : {},
    fonts: fonts.map((file) => SHELL_ASSETS + file),
    standaloneScripts: Object.fromEntries(
      Object.entries(standaloneScripts).map(([name, file]) => [name, SHELL_ASSETS + file]),
    ),
    inlineScript: readFileSync(path.join(shell.folder, 'inline', 'inline.js'), 'utf8'),
    remotes,
    declarations,
    ...(reports && { reports }),
  };
  const renderer = { file: path.join(shell.folder, 'node', 'render.cjs'), site };
  const load = once(() => loadRenderer(renderer));
  return {
    registry,
    declarations,
    problems,
    folders,
    publicPages,
    serviceWorker: serviceWorkerOf(shell, site),
    releases: once(() =>
      releasesOf({
        ...{ shell: shell.record, files: filesOfShell(shell), accepted: { declarations, problems }, registry },
        records: new Map(Array.from(builds, ([id, { record }]) => [id, record])),
        rendered: renderedNow(shell.record, registry),
      }),
    ),
    renderer,
    fingerprints: fingerprintsOf(renderer),
    renderPage: loadsRenderer ? load() : (request) => load()(request),
  };
}
