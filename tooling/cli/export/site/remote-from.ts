import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { BuildRecord } from '@otherfolk/webpack/build-record';
import { MANIFEST, subresourceHash } from '@otherfolk/webpack/manifest-integrity';
import type { FinishedBuild } from './deployment';

/** The record of a release that was built elsewhere. */
export const RELEASE_RECORD = 'release.json';

const NODE_BUILD = 'node/remote.cjs';

const FETCH_TIMEOUT_MS = 20_000;

/** Rendering takes these, besides style sheets; the rest is loaded by browsers alone. */
const FOR_RENDERING = /(\.css|\.cjs)$/;

const recordSchema = v.looseObject({
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/)),
  fingerprint: v.pipe(v.string(), v.regex(/^[0-9a-f]{4,64}$/)),
  contract: v.number(),
  singletons: v.record(v.string(), v.string()),
});

function recordFrom(text: string, place: string): BuildRecord {
  try {
    const nothing = { inputs: { files: [], packages: [] }, scripts: [], styles: [], fonts: [] };
    return { ...nothing, ...v.parse(recordSchema, JSON.parse(text)) };
  } catch (error) {
    throw new Error(`${place} is no record of a release: ${messageOf(error)}.`, { cause: error });
  }
}

/** A release of a remote in a folder, as the kit builds it. Throws one sentence where something of it is missing. */
export function remoteInFolder(folder: string): FinishedBuild {
  const missing = [MANIFEST, DECLARATION_FILE, RELEASE_RECORD, NODE_BUILD].find(
    (file) => !existsSync(path.join(folder, file)),
  );
  if (missing) throw new Error(`${folder} is no release of a remote: there is no ${missing} in it.`);
  const record = recordFrom(readFileSync(path.join(folder, RELEASE_RECORD), 'utf8'), path.join(folder, RELEASE_RECORD));
  return { folder, browser: folder, record };
}

/** Whether a text is the address of a manifest; another one is a folder. */
export const isAddress = (from: string) => /^https?:\/\//.test(from);

async function fetchFile(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).catch((error: unknown) => {
    throw new Error(`${url} cannot be fetched: ${messageOf(error)}.`, { cause: error });
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

const manifestSchema = v.object({ integrity: v.record(v.string(), v.string()) });

/**
 * Fetches what a site needs to render pages of a remote that another host serves, into a temporary folder. The address of its manifest may
 * end with the hash that the manifest has to have. Rejects with one sentence where a file is missing, or is not what the manifest says.
 */
export async function fetchRemote(address: string): Promise<FinishedBuild> {
  const [url = '', expected] = address.split('#');
  const base = url.slice(0, url.lastIndexOf('/') + 1);
  const manifest = await fetchFile(url);
  if (expected && subresourceHash(manifest) !== expected)
    throw new Error(`${url} is not what its line in remotes.json says: its hash is ${subresourceHash(manifest)}.`);
  let integrity: Record<string, string>;
  try {
    ({ integrity } = v.parse(manifestSchema, JSON.parse(manifest.toString('utf8'))));
  } catch (error) {
    throw new Error(`${url} is no manifest that says what its files have to be.`, { cause: error });
  }
  const names = Object.keys(integrity).filter(
    (name) => FOR_RENDERING.test(name) || name === DECLARATION_FILE || name === RELEASE_RECORD,
  );
  for (const needed of [DECLARATION_FILE, RELEASE_RECORD, NODE_BUILD])
    if (!names.includes(needed)) throw new Error(`${url} does not say what ${needed} has to be.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'otherfolk-remote-'));
  await writeFile(path.join(folder, MANIFEST), manifest);
  for (const name of names) {
    const file = path.join(folder, name);
    if (!file.startsWith(folder + path.sep)) throw new Error(`${url} names a file outside of its folder: ${name}.`);
    const content = await fetchFile(base + name);
    if (subresourceHash(content) !== integrity[name]) throw new Error(`${base}${name} is not what its manifest says.`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const build = remoteInFolder(folder);
  return { ...build, record: { ...build.record, url: base } };
}

/** A release of a remote from a folder, or from the address of its manifest. Rejects with one sentence. */
export const remoteFrom = async (from: string): Promise<FinishedBuild> =>
  isAddress(from) ? fetchRemote(from) : remoteInFolder(from);
