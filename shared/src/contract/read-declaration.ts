import * as v from 'valibot';
import { isJsonRecord } from '../domain/json-record';
import type { RemoteDeclaration } from './declaration';
import { type Contribution, EXTENSION_POINTS, type ExtensionPoint } from './extension-points';
import { isRemoteId, REMOTE_ID_PATTERN } from './remote-id';
import { SITE_PATH_PATTERN } from './site-path';

/** The size of a declaration, in bytes, above which it is refused: every page of the site carries it. */
const MAX_DECLARATION_BYTES = 16_000;

/** Longer titles are cut. */
const MAX_TITLE_LENGTH = 60;

const MAX_CONTRIBUTIONS = 40;
const MAX_HEIGHT = 2000;

const PROPERTY = /^[a-zA-Z][a-zA-Z0-9]{0,39}$/;

const name = v.pipe(v.string(), v.regex(REMOTE_ID_PATTERN, 'no name of lower-case letters, digits and hyphens'));
const sitePath = v.pipe(v.string(), v.maxLength(300), v.regex(SITE_PATH_PATTERN, 'no path of the site'));
const title = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/g, ' ').trim()),
  v.nonEmpty('empty'),
  v.transform((text) => (text.length > MAX_TITLE_LENGTH ? `${text.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…` : text)),
);
const roles = v.pipe(v.array(v.picklist(['a', 'e', 'm'])), v.nonEmpty());
const order = v.pipe(v.number(), v.finite());
const height = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_HEIGHT));
const items = v.picklist(['characters', 'plots', 'locations']);

const mountSchema = v.strictObject({
  label: v.optional(title),
  isLast: v.optional(v.boolean()),
  guard: v.optional(roles),
  linkFor: v.optional(roles),
});

const declarationSchema = v.object({
  id: name,
  contract: v.number(),
  name: title,
  order: v.optional(order),
  mounts: v.optional(v.record(name, mountSchema), {}),
  widgets: v.optional(v.array(name), []),
  contributions: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MAX_CONTRIBUTIONS)), []),
  needs: v.optional(v.array(name), []),
});

const common = { id: name, title, order: v.optional(order), guard: v.optional(roles), version: v.optional(v.number()) };
const reserved = { height, wideHeight: v.optional(height) };

const contributionSchema = v.variant('point', [
  v.object({ ...common, point: v.literal('navigation.link'), to: sitePath }),
  v.object({
    ...common,
    ...reserved,
    point: v.picklist(['character.section', 'plot.section', 'location.section']),
  }),
  v.object({
    ...common,
    point: v.picklist(['page.action', 'card.action']),
    items: v.pipe(v.array(items), v.nonEmpty()),
    to: v.optional(sitePath),
  }),
  v.object({ ...common, point: v.literal('list.facet'), list: items }),
  v.object({ ...common, ...reserved, point: v.literal('home.row') }),
  v.object({ ...common, point: v.picklist(['admin.panel', 'search.source']) }),
  v.object({ ...common, point: v.literal('editor.field'), items, property: v.pipe(v.string(), v.regex(PROPERTY)) }),
]);

/** A declaration as far as it can be taken, and what cannot, a sentence each. */
export interface ReadDeclaration {
  declaration?: RemoteDeclaration;
  problems: string[];
}

const issueText = ({ issues }: { issues: readonly v.BaseIssue<unknown>[] }) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`).join('; ');

function readContribution(json: unknown): Contribution | string {
  const { id = '', point = '', version = 1 } = isJsonRecord(json) ? json : {};
  const of = `the contribution '${String(id)}'`;
  if (!Object.hasOwn(EXTENSION_POINTS, String(point))) return `${of} is left out: there is no point '${String(point)}'`;
  const offered = EXTENSION_POINTS[point as ExtensionPoint];
  if (version !== offered)
    return `${of} is left out: it wants version ${String(version)} of '${String(point)}', which has version ${offered}`;
  const parsed = v.safeParse(contributionSchema, json);
  return parsed.success ? parsed.output : `${of} is left out: ${issueText(parsed)}`;
}

function readContributions(all: readonly unknown[]): Pick<RemoteDeclaration, 'contributions'> & { problems: string[] } {
  const taken = new Map<string, Contribution>();
  const problems: string[] = [];
  for (const json of all) {
    const read = readContribution(json);
    if (typeof read === 'string') problems.push(read);
    else if (taken.has(read.id)) problems.push(`the contribution '${read.id}' is left out: another one has its id`);
    else taken.set(read.id, read);
  }
  return { contributions: [...taken.values()], problems };
}

/**
 * Reads the declaration of the remote whose line in `remotes.json` is called `id`, for a shell of this contract. A declaration that cannot be taken as a whole is
 * missing from the result; contributions that cannot be taken are left out.
 */
export function readDeclaration(id: string, json: unknown, contract: number): ReadDeclaration {
  const refuse = (why: string): ReadDeclaration => ({ problems: [why] });
  if (!isRemoteId(id)) return refuse('its name in remotes.json is none of lower-case letters, digits and hyphens');
  if (json === undefined) return refuse('it has no declaration (otherfolk.json)');
  const size = new TextEncoder().encode(JSON.stringify(json)).length;
  if (size > MAX_DECLARATION_BYTES)
    return refuse(`its declaration has ${size} bytes, and ${MAX_DECLARATION_BYTES} is the most`);
  const parsed = v.safeParse(declarationSchema, json);
  if (!parsed.success) return refuse(`its declaration cannot be read: ${issueText(parsed)}`);
  const declared = parsed.output;
  if (declared.id !== id) return refuse(`it calls itself '${declared.id}'`);
  if (declared.contract !== contract) return refuse(`it follows contract ${declared.contract}, the shell ${contract}`);
  const { contributions, problems } = readContributions(declared.contributions);
  return { declaration: { ...(declared as RemoteDeclaration), contributions: contributions ?? [] }, problems };
}
