import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { parseReleases, type Releases, RELEASES_FILE, SHELL_PART } from '@otherfolk/shared/contract/releases';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { mapConcurrent } from '@otherfolk/system/map-concurrent';

const PATIENCE_MS = 20_000;
const AT_ONCE = 8;

async function contentOf(url: string | URL): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: unknown) => {
    throw new Error(`${url} cannot be reached: ${messageOf(error)}`);
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function jsonAt(url: URL): Promise<unknown> {
  const content = await contentOf(url);
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (error) {
    throw new Error(`${url} is no JSON`, { cause: error });
  }
}

/** What a deployed site tells of its releases. Rejects with one sentence where it tells nothing. */
export async function readLiveReleases(site: string): Promise<Releases> {
  const url = new URL(`/${RELEASES_FILE}`, site);
  const json = await jsonAt(url);
  try {
    return parseReleases(json);
  } catch (error) {
    throw new Error(`${url} is no list of releases: ${messageOf(error)}`, { cause: error });
  }
}

/** Whether a content is what a hash says, whichever letters of base64 the hash has. */
function isSame(content: Buffer, hash: string): boolean {
  const [, bits = '', wanted = ''] = /^sha(256|384|512)-(.+)$/.exec(hash) ?? [];
  return bits !== '' && createHash(`sha${bits}`).update(content).digest().equals(Buffer.from(wanted, 'base64'));
}

/** A sentence where a file is not what its hash says, or cannot be had. */
async function verify(url: URL, hash: string): Promise<string[]> {
  try {
    return isSame(await contentOf(url), hash) ? [] : [`${url} is not what was released.`];
  } catch (error) {
    return [`${messageOf(error)}.`];
  }
}

const manifestSchema = v.object({ integrity: v.record(v.string(), v.string()) });

/** The files behind a manifest, with their hashes. */
async function filesBehind(manifest: URL): Promise<[URL, string][]> {
  const parsed = v.safeParse(manifestSchema, await jsonAt(manifest));
  if (!parsed.success) throw new Error(`${manifest} says nothing of what its files have to be`);
  return Object.entries(parsed.output.integrity).map(([file, hash]) => [new URL(file, manifest), hash]);
}

async function verifyRemote(site: string, line: string): Promise<string[]> {
  const manifest = new URL(line, site);
  const hash = manifest.hash.slice(1);
  manifest.hash = '';
  try {
    const own = hash ? await verify(manifest, hash) : [];
    const files = await mapConcurrent(AT_ONCE, await filesBehind(manifest), ([url, each]) => verify(url, each));
    return [...own, ...files.flat()];
  } catch (error) {
    return [`${messageOf(error)}.`];
  }
}

/** Compares every file of a site that is live with its hash: a sentence for each that is not what was released, or is not there. */
export async function verifyLiveFiles(site: string, { parts }: Releases): Promise<string[]> {
  const shell = parts.find(({ id }) => id === SHELL_PART);
  const ofShell = Object.entries(shell?.files ?? {}).map(([file, hash]) => verify(new URL(file, site), hash));
  const ofRemotes = parts.flatMap(({ manifest }) => (manifest ? [verifyRemote(site, manifest)] : []));
  return (await Promise.all([...ofShell, ...ofRemotes])).flat();
}
