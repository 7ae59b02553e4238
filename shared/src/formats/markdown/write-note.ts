import { imageKey } from '../../catalogue/image-paths';
import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { escapeMarkdown } from './escape-markdown';
import { NOTE_FOLDERS } from './note-links';
import { writePart } from './note-part';
import type { NoteKind } from './note-shapes';
import { toYaml } from './to-yaml';

/** The heading above what all lives of a person share, in the note of one life. */
export const PERSON_TITLE = 'In Every Life';

/** The name that is shown for an id, where it is known. */
export type NameOf = (id: string) => string | undefined;

const textAt = (json: unknown, ...keys: string[]): string => {
  const value = keys.reduce<unknown>((part, key) => (isJsonRecord(part) ? part[key] : undefined), json);
  return typeof value === 'string' ? value.trim() : '';
};

/** The names by which a note is found, the one of its title first. */
function namesOf(kind: NoteKind, json: JsonRecord, core: JsonRecord | undefined, nameOf: NameOf): string[] {
  const own = [
    textAt(json, 'variantOverrides', 'variantName'),
    textAt(json, 'title'),
    textAt(json, 'name'),
    textAt(core, 'name'),
    textAt(json, 'nameInfo', 'fullName'),
    textAt(json, 'nameInfo', 'nickname'),
  ].filter((name) => name !== '');
  const label = textAt(json, 'variantLabel');
  const id = textAt(json, 'id');
  const [name = nameOf(id) ?? id] = own;
  // Lives of one person would have one name.
  const labelled = kind === 'life' && label !== '' ? [`${name} (${label})`] : [];
  return [...new Set([name, ...labelled, ...own.slice(1)])];
}

/** Tags as Obsidian takes them: without blanks, and not of digits alone. */
function vaultTags(json: JsonRecord): string[] {
  const part = (text: string) => text.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  const tags = Array.isArray(json.tags) ? (json.tags as unknown[]) : [];
  return tags
    .map((tag) => [textAt(tag, 'group'), textAt(tag, 'name')].map(part).filter(Boolean).join('/'))
    .filter((tag) => /[^\d/]/.test(tag));
}

/** The path of an image in a vault, by its key below `images/`. */
export const imageInVault = (key: string): string => `${NOTE_FOLDERS.image}/${key}`;

function embedOf(json: JsonRecord): string[] {
  const avatar = textAt(json, 'images', 'avatar');
  const cover = textAt(json, 'coverImage');
  const plotCover = json.title === undefined ? '' : textAt(json, 'images', 'cover');
  const key = avatar
    ? imageKey('avatar', avatar)
    : cover
      ? imageKey('locationCover', cover)
      : plotCover && imageKey('plotCover', plotCover);
  return key === '' ? [] : [`![[${imageInVault(key)}]]`];
}

/**
 * Writes a file of the catalogue as a note of Obsidian, from which the reader makes the same file again.
 *
 * `json` is the content of the file: of `characters/{coreId}.json` for a 'person', `characters/{variantId}.json` for a 'life',
 * `plots/{id}.json`, `locations/{id}.json` for a 'place', `families/{id}.json`. A life that is taken alone comes with its `core`: its note then holds both.
 * `nameOf` gives the names that links show for ids, and `address` is that of the page that the note leads back to. What somebody may not see must not be in what is handed in.
 */
export function writeNote(
  kind: NoteKind,
  json: JsonRecord,
  nameOf: NameOf = () => undefined,
  core?: JsonRecord,
  address?: string,
): string {
  const names = namesOf(kind, json, core, nameOf);
  const part = writePart(kind, json, nameOf);
  const person = core && writePart('person', core, nameOf);
  const tags = [...new Set([...vaultTags(core ?? {}), ...vaultTags(json)])];
  const front = {
    otherfolk: kind,
    aliases: names,
    ...(address ? { url: address } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...part.front,
    ...(person ? { person: person.front } : {}),
  };
  const body = [
    `# ${escapeMarkdown(names[0] ?? '').replace(/\s+/g, ' ')}`,
    ...embedOf(json),
    part.body,
    ...(person ? [`# ${PERSON_TITLE}`, person.body] : []),
  ];
  return `---\n${toYaml(front)}\n---\n\n${body.filter((text) => text !== '').join('\n\n')}\n`;
}
