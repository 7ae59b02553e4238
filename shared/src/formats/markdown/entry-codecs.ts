import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { RELATION_KINDS } from '../../domain/relation-kinds';
import { textOf } from '../text/text-of';
import { escapeMarkdown } from './escape-markdown';
import { NOTE_FOLDERS, noteLink } from './note-links';
import type { SectionCodec } from './section-markdown';

/** An entry of a list: `- **Sister:** [[People/pip|Pip Wren]] (family)`, and its text in the lines below. */
interface Entry {
  label?: string;
  name?: string;
  /** The path of a note of ours. */
  link?: string;
  flags: string[];
  text?: string;
}

const LINE = /^(?:\*\*((?:[^*\\]|\\.)+):\*\*)?[ ]?(?:\[\[([^\]|]+)\|([^\]|]*)\]\]|(.*?))(?: \(([a-z0-9, ]+)\))?$/;

const words = (markdown: string): string => textOf('markdown', markdown).text;

function writeEntry({ label, name, link, flags, text }: Entry): string {
  const who = link === undefined ? escapeMarkdown(name ?? '') : noteLink(link, name ?? '');
  const head = [
    ...(label === undefined ? [] : [`**${escapeMarkdown(label)}:**`]),
    ...(who === '' ? [] : [who]),
    ...(flags.length > 0 ? [`(${flags.join(', ')})`] : []),
  ].join(' ');
  return `- ${head}${text === undefined ? '' : `\n  ${escapeMarkdown(text).replace(/\n/g, '\n  ')}`}`;
}

function readEntry(item: string): Entry | undefined {
  const [head = '', ...lines] = item.split('\n');
  const [matched, label, link, alias, name, flags] = LINE.exec(head) ?? [];
  if (matched === undefined) return undefined;
  const who = alias ?? (name ? words(name) : undefined);
  return {
    ...(label === undefined ? {} : { label: words(label) }),
    ...(who === undefined ? {} : { name: who }),
    ...(link === undefined ? {} : { link }),
    flags: flags?.split(', ') ?? [],
    ...(lines.length > 0 ? { text: words(lines.join('\n')) } : {}),
  };
}

/** The items of a list as it is written: each line further in belongs to the one before. */
function rawItems(source: string): string[] | undefined {
  if (!source.startsWith('- ')) return undefined;
  return source
    .slice(2)
    .split(/\n- /)
    .map((item) => item.replace(/\n {2}/g, '\n').trim());
}

function entriesCodec(toEntry: (item: JsonRecord) => Entry, fromEntry: (entry: Entry) => JsonRecord): SectionCodec {
  return {
    write(value) {
      if (!Array.isArray(value) || value.length === 0) return undefined;
      const lines = value.map((item) => (isJsonRecord(item) ? writeEntry(toEntry(item)) : undefined));
      return lines.includes(undefined) ? undefined : lines.join('\n');
    },
    read(source) {
      const items = rawItems(source)?.map(readEntry);
      if (!items || items.some((item) => item === undefined)) return undefined;
      return items.flatMap((item) => (item ? [fromEntry(item)] : []));
    },
  };
}

/** A value as a text; undefined where it is none. */
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const given = (record: Record<string, unknown>): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
const idOf = (link: string | undefined): string | undefined => link?.slice(link.lastIndexOf('/') + 1);
const defined = (entry: Record<string, unknown>): Entry => ({ flags: [], ...given(entry) });

/** Relationships of a person: `relation`, who it is, `kind`, `text`. */
export const relationshipsCodec = entriesCodec(
  ({ characterId, name, relation, kind, text: words }) =>
    defined({
      label: text(relation),
      name: text(name),
      link: text(characterId) && `${NOTE_FOLDERS.person}/${text(characterId)}`,
      ...(text(kind) ? { flags: [text(kind)] } : {}),
      text: text(words),
    }),
  ({ label, name, link, flags, text: words }) =>
    given({
      characterId: idOf(link),
      name,
      relation: label,
      kind: RELATION_KINDS.find((kind) => kind === flags[0]),
      text: words,
    }),
);

const SEATS = /^(\d+) seats$/;

/** Roles of a plot: `role`, who it is, whether it is open and for how many, `description`. */
export const rolesCodec = entriesCodec(
  ({ name, role, characterId, variantId, open, seats, description }) =>
    defined({
      label: text(role),
      name: text(name),
      link:
        (text(characterId) && `${NOTE_FOLDERS.person}/${text(characterId)}`) ??
        (text(variantId) && `${NOTE_FOLDERS.life}/${text(variantId)}`),
      flags: [...(open === true ? ['open'] : []), ...(typeof seats === 'number' ? [`${seats} seats`] : [])],
      text: text(description),
    }),
  ({ label, name, link, flags, text: words }) => {
    const seats = flags.flatMap((flag) => SEATS.exec(flag)?.[1] ?? [])[0];
    return given({
      name,
      role: label,
      [link?.startsWith(`${NOTE_FOLDERS.life}/`) ? 'variantId' : 'characterId']: idOf(link),
      open: flags.includes('open') ? true : undefined,
      seats: seats === undefined ? undefined : Number(seats),
      description: words,
    });
  },
);

/** Places inside of a place: `name`, `description`. */
export const placesCodec = entriesCodec(
  ({ name, description }) => defined({ label: text(name), text: text(description) }),
  ({ label, text: words }) => given({ name: label, description: words }),
);

const traitLine = (trait: unknown): string | undefined => {
  if (typeof trait === 'string') return `- ${escapeMarkdown(trait)}`;
  return isJsonRecord(trait) ? writeEntry(defined({ label: text(trait.name), text: text(trait.text) })) : undefined;
};

const TRAITS = [
  ['storyTraits', 'Story Traits'],
  ['flavorTraits', 'Flavor Traits'],
] as const;

/** Traits with and without a name, below the headings of both kinds. */
export const traitsCodec: SectionCodec = {
  write(value, level) {
    if (!isJsonRecord(value)) return undefined;
    const parts = TRAITS.map(([key, heading]) => {
      const traits = value[key];
      if (traits === undefined) return '';
      const lines = Array.isArray(traits) ? traits.map(traitLine) : [undefined];
      return lines.includes(undefined) ? undefined : `${'#'.repeat(level + 1)} ${heading}\n\n${lines.join('\n')}`;
    });
    return parts.includes(undefined) ? undefined : parts.filter((part) => part !== '').join('\n\n');
  },
  read(source) {
    const parts = source.split(/^#+ (Story Traits|Flavor Traits)\n+/m);
    if (parts.length < 3 || parts[0]?.trim() !== '') return undefined;
    const traits: JsonRecord = {};
    for (const [key, heading] of TRAITS) {
      const at = parts.indexOf(heading);
      if (at < 0) continue;
      const items = rawItems(parts[at + 1]?.trim() ?? '') ?? [];
      traits[key] = items.map((item) => {
        const entry = item.startsWith('**') ? readEntry(item) : undefined;
        return entry ? given({ name: entry.label, text: entry.text }) : words(item);
      });
    }
    return traits;
  },
};
