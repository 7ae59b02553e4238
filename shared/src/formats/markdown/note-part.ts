import { isValidId } from '../../domain/id';
import { isJsonRecord, type JsonRecord, safeEntries } from '../../domain/json-record';
import { sameJson } from '../../domain/json-value';
import type { Tag } from '../../domain/tags';
import { textOf } from '../text/text-of';
import { escapeMarkdown } from './escape-markdown';
import { noteLink, pathOfLink } from './note-links';
import { type BodyGroup, codecOf, NOTE_SHAPES, type NoteKind } from './note-shapes';
import { readSection, writeSection } from './section-markdown';
import type { NoteSection } from './split-note';

/** A file of the catalogue as the front matter and the body of a note. */
export interface NotePart {
  front: JsonRecord;
  body: string;
}

/** The level of a section's heading; groups have titles of level 1. */
const SECTION_LEVEL = 2;

/** Keys that say something else in a note; values of the file under these names stand in `more`. */
const OWN_KEYS: ReadonlySet<string> = new Set([...['otherfolk', 'aliases', 'tags', 'labels', 'person', 'more', 'url']]);

const LABEL = /^([^:]+): (.+)$/s;

/** The tags of a file as lines such as 'Hair Color: Brunette'. */
const labelsOf = (tags: readonly Tag[]): string[] => tags.map(({ group, name }) => `${group}: ${name}`);

const tagsOf = (labels: unknown): Tag[] =>
  Array.isArray(labels)
    ? labels.flatMap((label) => {
        const [, group = '', name = ''] = LABEL.exec(String(label)) ?? [];
        return name === '' ? [] : [{ group, name }];
      })
    : [];

type NameOf = (id: string) => string | undefined;

function asLinks(value: unknown, folder: string, nameOf: NameOf): unknown {
  const link = (id: unknown) => (isValidId(id) ? noteLink(`${folder}/${id}`, nameOf(id)) : id);
  return Array.isArray(value) ? value.map(link) : link(value);
}

function withoutLinks(value: unknown): unknown {
  const id = (text: unknown) => {
    const path = typeof text === 'string' ? pathOfLink(text) : undefined;
    return path === undefined ? text : path.slice(path.lastIndexOf('/') + 1);
  };
  return Array.isArray(value) ? value.map(id) : id(value);
}

/** The sections of a group, and what of it no heading can name. */
function groupParts(kind: NoteKind, { key, keys }: BodyGroup, json: JsonRecord) {
  const { headingOf, keyOf } = NOTE_SHAPES[kind];
  const holder = key === undefined ? json : json[key];
  const entries = isJsonRecord(holder) ? safeEntries(holder).filter(([name]) => !keys || keys.includes(name)) : [];
  const headingFor = (name: string) =>
    [headingOf(name), name].find(
      (heading) => heading !== '' && keyOf(textOf('markdown', `# ${escapeMarkdown(heading)}`).text) === name,
    );
  return entries.map(([name, value]) => ({ name, value, heading: headingFor(name) }));
}

const withoutKeys = (json: JsonRecord, keys: readonly string[]): JsonRecord =>
  Object.fromEntries(safeEntries(json).filter(([key]) => !keys.includes(key)));

/** Writes a file as front matter and sections. `nameOf` gives the names that links show. */
export function writePart(kind: NoteKind, json: JsonRecord, nameOf: NameOf = () => undefined): NotePart {
  const { groups, links } = NOTE_SHAPES[kind];
  const body: string[] = [];
  const kept: JsonRecord = {};
  let rest = json;
  for (const group of groups) {
    const parts = groupParts(kind, group, rest);
    // An empty group has no sections to stand in for it, and headings that no reader would tell stay values.
    const isSectioned =
      group.key === undefined || (parts.length > 0 && parts.every(({ heading }) => heading !== undefined));
    if (!isSectioned) continue;
    if (group.title !== undefined) body.push(`# ${group.title}`);
    for (const { name, value, heading } of parts) {
      if (heading === undefined) continue;
      const text = writeSection(codecOf(kind, name), value, SECTION_LEVEL);
      body.push(`${'#'.repeat(SECTION_LEVEL)} ${escapeMarkdown(heading)}`, ...(text === '' ? [] : [text]));
    }
    rest = withoutKeys(rest, group.key === undefined ? parts.map(({ name }) => name) : [group.key]);
  }
  const front: JsonRecord = {};
  for (const [key, value] of safeEntries(rest)) {
    if (key === 'tags' && Array.isArray(value) && sameJson(tagsOf(labelsOf(value as Tag[])), value))
      front.labels = labelsOf(value as Tag[]);
    else if (OWN_KEYS.has(key)) kept[key] = value;
    else {
      const folder = Object.hasOwn(links, key) ? links[key] : undefined;
      front[key] = folder === undefined ? value : asLinks(value, folder, nameOf);
    }
  }
  if (Object.keys(kept).length > 0) front.more = kept;
  return { front, body: body.join('\n\n') };
}

/** The group whose sections stand below a heading of level 1. */
export const groupOf = (kind: NoteKind, title: string): BodyGroup | undefined =>
  NOTE_SHAPES[kind].groups.find((group) => group.title === title);

/** A value of a file with the place where it stands in the note. */
export interface PartValue {
  from: string;
  path: string[];
  value: unknown;
  text: string;
}

const textOfValue = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The values of a file that stand in front matter: one for each key, and for each key inside of those that hold several. */
export function readFront(kind: NoteKind, front: JsonRecord): PartValue[] {
  const { links } = NOTE_SHAPES[kind];
  const values = (from: string, path: string[], value: unknown): PartValue[] =>
    isJsonRecord(value) && Object.keys(value).length > 0
      ? safeEntries(value).flatMap(([key, part]) => values(`${from}.${key}`, [...path, key], part))
      : [{ from, path, value, text: textOfValue(value) }];
  return safeEntries(front).flatMap(([key, value]) => {
    if (key === 'labels') return [{ from: key, path: ['tags'], value: tagsOf(value), text: textOfValue(value) }];
    if (key === 'more')
      return isJsonRecord(value)
        ? safeEntries(value).flatMap(([inner, part]) => values(`more.${inner}`, [inner], part))
        : [];
    if (OWN_KEYS.has(key)) return [];
    if (Object.hasOwn(links, key))
      return [{ from: key, path: [key], value: withoutLinks(value), text: textOfValue(value) }];
    return values(key, [key], value);
  });
}

/** The value of a file that stands in a section. */
export function readPartSection(kind: NoteKind, group: BodyGroup | undefined, section: NoteSection): PartValue {
  const { groups, keyOf } = NOTE_SHAPES[kind];
  const key = keyOf(textOf('markdown', section.heading).text);
  const known = group ?? groups[0];
  const holder = known?.key === undefined ? [] : [known.key];
  return {
    from: `${'#'.repeat(section.level)} ${section.heading}`,
    path: [...holder, key],
    value: readSection(codecOf(kind, key), section.source, SECTION_LEVEL),
    text: section.source,
  };
}
