import * as v from 'valibot';
import { isJsonRecord } from '../domain/json-record';
import type { RemoteDeclaration } from './declaration';
import { releaseIn } from './release-in';

/** The file at the top of a site that says what is live and what was. */
export const RELEASES_FILE = 'releases.json';

/** The part of a site that is no remote. */
export const SHELL_PART = 'shell';

const MAX_PROBLEM_LENGTH = 600;

/** A name of a person or a bot: no address of anything. */
const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’[\]-]{0,59}$/u;
const RELEASE = /^[\w.+-]{1,100}$/;
const PART = /^[a-z][a-z0-9-]{0,39}$/;
const FILE_OF_SITE = /^\/(?!\/)[\w./@+-]+$/;
const MANIFEST = /^(?:https?:\/\/[^/\s@#?]+)?\/(?!\/)[\w./@+-]+(?:#sha(?:256|384|512)-[\w+/=-]+)?$/;
const INTEGRITY = /^sha384-[\w+/=-]+$/;
const REPOSITORY = /^https:\/\/[\w.-]+\/[\w.-]+\/[\w.-]+$/;

const release = v.pipe(v.string(), v.regex(RELEASE));
const part = v.pipe(v.string(), v.regex(PART));
const time = v.pipe(v.string(), v.isoTimestamp());
const plainName = v.pipe(v.string(), v.regex(PLAIN_NAME));
const singletons = v.record(v.pipe(v.string(), v.regex(/^[@\w./-]{1,100}$/)), v.pipe(v.string(), v.maxLength(100)));

/** Whether a text can be told as the name of whoever released something. */
export const isPlainName = (text: string): boolean => PLAIN_NAME.test(text);

/** Whether a line of `remotes.json` can be told: its name, and its URL with the release in it. */
export const isTellableLine = (id: string, url: string): boolean =>
  PART.test(id) && MANIFEST.test(url) && RELEASE.test(releaseIn(url));

const earlierSchema = v.strictObject({
  release,
  /** When it went live. */
  since: v.optional(time),
  by: v.optional(plainName),
});

const partSchema = v.strictObject({
  id: part,
  /** The release that is live; without it, none is. */
  live: v.optional(release),
  /** The URL of the live manifest, as its line in `remotes.json` gives it. The shell has none. */
  manifest: v.optional(v.pipe(v.string(), v.regex(MANIFEST))),
  /** The hashes of the files that every page starts with, by their URLs. Remotes have them in their manifests. */
  files: v.optional(v.record(v.pipe(v.string(), v.regex(FILE_OF_SITE)), v.pipe(v.string(), v.regex(INTEGRITY))), {}),
  since: v.optional(time),
  by: v.optional(plainName),
  version: v.optional(v.pipe(v.string(), v.maxLength(100))),
  contract: v.optional(v.number()),
  /** The versions that the shell provides, or the ranges that a remote asks for. */
  singletons: v.optional(singletons, {}),
  /** The declaration of a remote, as far as the shell takes it. */
  declaration: v.optional(v.custom<RemoteDeclaration>(isJsonRecord)),
  /** What was live before and stands, the latest first: where rollbacks lead. */
  before: v.array(earlierSchema),
  takenBack: v.array(earlierSchema),
  /** Sentences without their full stops. */
  problems: v.array(v.pipe(v.string(), v.maxLength(MAX_PROBLEM_LENGTH))),
});

const releasesSchema = v.strictObject({
  /** The number of the shell's contract. */
  contract: v.number(),
  /** The versions of libraries that the shell provides. */
  singletons,
  /** The extension points of the shell, with their versions. */
  extensionPoints: v.record(v.string(), v.number()),
  /** What the pages were last rendered with. */
  rendered: v.optional(v.strictObject({ at: time, shell: release, remotes: v.record(part, release) })),
  parts: v.array(partSchema),
  /** Where releases are made, where that is known. */
  source: v.optional(
    v.strictObject({
      repository: v.pipe(v.string(), v.regex(REPOSITORY)),
      workflow: v.pipe(v.string(), v.regex(/^[\w.-]+\.ya?ml$/)),
    }),
  ),
});

/** The content of `releases.json`. Everybody may read it, so it names nothing that is secret: the schema has no place for anything else. */
export type Releases = v.InferOutput<typeof releasesSchema>;
export type ReleasedPart = Releases['parts'][number];
export type EarlierRelease = v.InferOutput<typeof earlierSchema>;
export type ReleaseSource = NonNullable<Releases['source']>;

/** A problem's sentence as it may be published. */
export const shortProblem = (problem: string): string =>
  problem.length > MAX_PROBLEM_LENGTH ? `${problem.slice(0, MAX_PROBLEM_LENGTH - 1)}…` : problem;

/** Reads `releases.json`. Throws where it is none, or has anything in it that has no place there. */
export function parseReleases(json: unknown): Releases {
  const parsed = v.safeParse(releasesSchema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
}
