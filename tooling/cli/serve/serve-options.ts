import { isIP } from 'node:net';
import path from 'node:path';
import { MAIL_PAGE } from '@otherfolk/local-backend/target';
import { type TargetKind } from '@otherfolk/webpack/backend-target';
import { parseOptions } from '../command-line/parse-options';
import { isAddress } from '../export/site/remote-from';

/** Said at the start of every server that has the embedded backend. */
export const backendNotice = (folder: string) =>
  `Sign-in and profiles come from the embedded backend, which is for development only; its accounts are in ${folder}, and the mails that it would send on the page ${MAIL_PAGE}.`;

const USAGE = 'npm start, with -- --firebase, -- --apart or -- --remote <folder, or address of a manifest> behind it';
const DEFAULT_PORT = 8080; // docs/data-contract.md#10-running
const LOOPBACK = /^(127(\.\d{1,3}){3}|::1)$/;

/** The port that the environment asks for. Throws one clear sentence for what is no port. */
export function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is '${text}', which is no port number.`);
  return port;
}

/**
 * Throws one clear sentence where the environment wants a server that other machines reach, by an address or by *. A name says
 * nothing: some shells put that of the machine there.
 */
export function refuseOtherHosts(host = ''): void {
  const address = host.replace(/^\[|\]$/g, '');
  if (address === '*' || (isIP(address) > 0 && !LOOPBACK.test(address)))
    throw new Error(`HOST is '${host}', but this server and its accounts are for this machine only: leave HOST out.`);
}

interface ServeOptions {
  kind: TargetKind;
  /** Whether each remote has an origin of its own. */
  apart: boolean;
  /** Releases of remotes from elsewhere, as absolute paths or addresses of manifests. */
  remotes: string[];
}

/** Reads the command line. Throws one clear sentence for what it does not understand. */
export function serveOptions(args: string[], { INIT_CWD }: NodeJS.ProcessEnv = {}): ServeOptions {
  const known = {
    firebase: { type: 'boolean' },
    apart: { type: 'boolean' },
    remote: { type: 'string', multiple: true },
  } as const;
  const { firebase = false, apart = false, remote = [] } = parseOptions(args, known, USAGE);
  const remotes = remote.map((from) => (isAddress(from) ? from : path.resolve(INIT_CWD ?? process.cwd(), from)));
  return { kind: firebase ? 'hosted' : 'embedded', apart, remotes };
}
