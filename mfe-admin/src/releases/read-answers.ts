import * as v from 'valibot';
import { parseReleases, type Releases } from '@otherfolk/shared/contract/releases';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { Answer } from './observed';

const jsonOf = (answer: Answer): unknown => (answer.state === 'here' ? answer.json : undefined);

/** The lines of `remotes.json` that name a URL; undefined where it is no registry. */
export function linesOf(registry: Answer): Record<string, string> | undefined {
  const json = jsonOf(registry);
  if (!isJsonRecord(json)) return undefined;
  return Object.fromEntries(
    Object.entries(json).filter((line): line is [string, string] => typeof line[1] === 'string' && line[1] !== ''),
  );
}

/** The content of `releases.json`; where it is there and cannot be read, why; undefined where it is not there. */
export function releasesIn(releases: Answer): Releases | string | undefined {
  if (releases.state !== 'here') return undefined;
  try {
    return parseReleases(releases.json);
  } catch (error) {
    return messageOf(error);
  }
}

const integritySchema = v.object({ integrity: v.record(v.string(), v.string()) });

/** The hashes of a manifest, by the names of the files beside it; none where it is no manifest. */
export const integrityOf = (manifest: unknown): Record<string, string> =>
  v.is(integritySchema, manifest) ? manifest.integrity : {};

const sharedSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }),
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.string(), singleton: v.boolean() })),
});

/** The ranges of libraries that a manifest asks the shell for; undefined where it is no manifest. */
export function singletonsOf(manifest: unknown): Record<string, string> | undefined {
  if (!v.is(sharedSchema, manifest)) return undefined;
  return Object.fromEntries(
    manifest.shared.filter(({ singleton }) => singleton).map(({ name, requiredVersion }) => [name, requiredVersion]),
  );
}
