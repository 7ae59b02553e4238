import path from 'node:path';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { type HostingNames, hostingNames, originOf, type Site } from '../export/site/site';
import { everywhere, onData, onRemotes, onServiceWorker } from '../serve/security-headers';

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** A site in firebase.json. Of two rules that say something about the same header of a file, the later counts. */
interface HostedSite {
  target: string;
  /** Relative to the file. */
  public: string;
  ignore: string[];
  trailingSlash?: boolean;
  headers: HeaderRule[];
}

const HTTPS_ALONE = { 'Strict-Transport-Security': 'max-age=31536000' };
const ASK = { 'Cache-Control': 'no-cache' };
const A_WHILE = { 'Cache-Control': 'public, max-age=600' };
const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Hosting compresses by itself. */
const NOT_DEPLOYED = ['**/.*', '**/.*/**', '**/*.br'];

const rule = (source: string, headers: Record<string, string>): HeaderRule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

const shellSite = (names: HostingNames): HostedSite => ({
  target: 'shell',
  public: 'site',
  ignore: [...NOT_DEPLOYED, 'remotes/**'],
  trailingSlash: false,
  headers: [
    rule('**', { ...everywhere, ...HTTPS_ALONE, ...ASK }),
    rule('data/**', onData),
    rule('data/**/*.@(avif|webp|jpg|jpeg|png|gif|svg)', A_WHILE),
    rule('assets/*.@(js|css|woff2)', FOR_EVER),
    rule('sw.js', onServiceWorker(remoteIds.map((id) => originOf(names.nameOf(id))))),
  ],
});

const remoteSite = (names: HostingNames, id: string): HostedSite => ({
  target: id,
  public: `site/remotes/${id}`,
  ignore: NOT_DEPLOYED,
  headers: [
    rule('**', { ...onRemotes(originOf(names.nameOf('shell'))), ...HTTPS_ALONE, ...ASK }),
    rule('*/*.@(js|css|woff2)', FOR_EVER),
  ],
});

/** What firebase.json and .firebaserc say of the site of the shell and of each remote. */
export const hostingConfig = (names: HostingNames = hostingNames()) => ({
  'firebase.json': { hosting: [shellSite(names), ...remoteIds.map((id) => remoteSite(names, id))] },
  '.firebaserc': {
    projects: { default: names.project },
    targets: {
      [names.project]: { hosting: Object.fromEntries(Object.entries(names.sites).map(([id, name]) => [id, [name]])) },
    },
  },
});

/** Writes it beside the folder that is deployed, where the commands that deploy look for it. */
export async function writeHostingConfig({ folder }: Site): Promise<void> {
  for (const [file, content] of Object.entries(hostingConfig()))
    await writeFileAtomically(path.join(path.dirname(folder), file), `${JSON.stringify(content, null, 2)}\n`);
}
