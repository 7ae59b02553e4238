import { ItemBuilder } from '../mapping/item-builder';
import { listOrText } from '../mapping/list-or-text';
import { relationOfKey } from '../mapping/relation-words';
import { restPart, targetNamed, targetOf } from '../mapping/targets';
import type { SourceItem, SourceKind } from '../source/source-item';
import type { MarkedText } from '../text/marked-text';
import { textOf } from '../text/text-of';
import { takeFields } from './note-fields';
import type { KnownNote, NoteIndex } from './note-index';
import { linkIn, relationIn } from './note-relations';
import type { NoteSection } from './split-note';

/** A note as it was read, before anything is made of it. */
export interface ReadNote extends KnownNote {
  front: Readonly<Record<string, unknown>>;
  sections: NoteSection[];
}

/** The sheet that holds the sections of a note that fit nowhere. */
const SHEET = 'Notes';

/** Keys that say something about the note, not about whom it tells of. */
const ABOUT_NOTE =
  /^(?:cssclass(?:es)?|publish|type|kind|note ?type|file ?class|category|template|id|uid|uuid|permalink|banner_[xy])$/i;

/** The words of a value of front matter, lists as lines. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => `- ${wordsOf(part).replace(/\n/g, '\n  ')}`).join('\n');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, part]) => `${key}: ${wordsOf(part).replace(/\n/g, '\n  ')}`)
      .join('\n');
  return typeof value === 'string' ? value : '';
}

const rawTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(rawTexts) : typeof value === 'string' ? [value] : [];

/** Reads a note that another program or hand wrote: front matter, lines that are values, sections, relations, images. */
export function readForeignNote(
  note: ReadNote,
  kind: SourceKind,
  sourceId: string,
  index: NoteIndex,
  idOf: (note: KnownNote) => string,
): SourceItem {
  const { front, sections, path } = note;
  const item = new ItemBuilder({ kind, sourceId, file: path, name: note.name }, (name) => index.image(name));
  const isNamed = Object.keys(front).some((key) => targetNamed(kind, key)?.says === 'name');
  if (!isNamed) item.name('Name of the note', note.name);

  /** The words of a piece; what was kept out of it is told. */
  function plain(from: string, source: string): MarkedText & { text: string } {
    const marked = textOf('markdown', source);
    for (const comment of marked.comments) item.leaveOut(from, comment, 'A private comment is left out.');
    for (const { file, alt } of marked.images) {
      const isThere = item.image(from, file, item.hasImage ? 'gallery' : 'avatar', alt);
      if (!isThere) item.leaveOut(from, file, 'The picture is not among the files.');
    }
    for (const kept of marked.notes) item.leaveOut(from, '', kept);
    return { ...marked, sections: [] };
  }

  function relate(from: string, words: string, source: string): void {
    const link = linkIn(source);
    const found = link && index.note(link.target, path);
    const name = found?.name ?? link?.name ?? plain(from, source).text;
    if (name !== '') item.link({ from, as: 'relation', name, words, ...(found ? { sourceId: idOf(found) } : {}) });
  }

  function field(from: string, name: string, value: unknown): void {
    const relation = kind === 'character' ? relationOfKey(name) : undefined;
    const texts = rawTexts(value);
    const target = targetNamed(kind, name);
    if (relation !== undefined) {
      for (const each of texts) relate(from, relation, each);
      return item.leaveOut(from, wordsOf(value), 'It is a relation.');
    }
    if (ABOUT_NOTE.test(name))
      return item.leaveOut(from, wordsOf(value), 'It tells of the note, not of whom it is about.');
    if (target?.says === 'image') return texts.forEach((each) => item.field(from, name, imageName(each), target));
    // Aliases of a name are several: each is kept.
    item.field(from, name, plain(from, wordsOf(value)).text, target);
  }

  for (const [key, value] of Object.entries(front)) field(key, key, value);
  const folderTags = path.split('/').slice(0, -1).slice(1);
  if (folderTags.length > 0 && kind !== 'family')
    item.add('Folders', folderTags.join(', '), [
      {
        to: ['tags'],
        value: folderTags.map((name) => ({ group: 'Folder', name })),
        ...(kind === 'character' ? { of: 'life' as const } : {}),
      },
    ]);

  /** The headings that a section stands below, without the title of the note. */
  const above: NoteSection[] = [];
  const title = sections.find(({ level }) => level === 1);
  const titles = sections.filter(({ level }) => level === 1).length;
  for (const section of sections) {
    while ((above.at(-1)?.level ?? -1) >= section.level) above.pop();
    const isTitle = section === title && titles === 1;
    if (!isTitle && section.level > 0) above.push(section);
    readSection(section, isTitle);
  }

  function readSection(section: NoteSection, isTitle: boolean): void {
    const headings = above.map(({ heading }) => plain(heading, heading).text);
    const from =
      section.level === 0 || isTitle ? 'Beginning of the note' : `${'#'.repeat(section.level)} ${section.heading}`;
    const { fields, rest } = takeFields(kind, section.source);
    for (const { name, text } of fields) field(name, name, text);
    if (isTitle) item.leaveOut(`# ${section.heading}`, section.heading, 'It is the title of the note.');
    const at = headings.findIndex((heading) => targetNamed(kind, heading)?.read);
    const target = at < 0 ? undefined : targetNamed(kind, headings[at] ?? '');
    const words = target?.id === 'relationships' ? relations(from, rest) : rest;
    const { text } = plain(from, words);
    if (text === '') {
      if (fields.length === 0 && section.source === '')
        item.leaveOut(from, '', 'There are no words below the heading.');
      return;
    }
    if (headings.length === 0) {
      const opening = targetOf(
        kind,
        {
          character: 'overview',
          plot: 'plot.plotOverview',
          location: 'place.description',
          family: 'family.description',
        }[kind],
      );
      return item.field(from, '', text, opening);
    }
    const [part] = target?.read?.(text) ?? [];
    const inner = target ? headings.slice(at + 1) : headings;
    if (target && (inner.length === 0 || kind === 'location' || kind === 'family'))
      return item.field(
        from,
        headings.at(-1) ?? '',
        inner.length === 0 ? text : `${inner.join(' – ')}\n\n${text}`,
        target,
      );
    if (part?.to) return item.add(from, text, [{ ...part, to: [...part.to, ...inner], value: listOrText(text) }]);
    if (kind !== 'character') return item.add(from, text, [restPart(kind, inner.join(' – '), text)]);
    // A sheet has groups at most four levels deep.
    const place = [...inner.slice(0, 2), ...(inner.length > 2 ? [inner.slice(2).join(' – ')] : [])];
    item.add(from, text, [{ to: ['characterSheets', SHEET, ...place], value: listOrText(text) }]);
  }

  /** Takes the items that are relations out of a section. */
  function relations(from: string, source: string): string {
    const items = source.split(/\n(?=[-*+] )/);
    return items
      .filter((each) => {
        const relation = relationIn(each.replace(/^[-*+] /, ''));
        if (!relation || !/^[-*+] /.test(each)) return true;
        const { target, name, ...words } = relation;
        const found = index.note(target, path);
        item.link({
          from,
          as: 'relation',
          name: found?.name ?? name,
          ...words,
          ...(found ? { sourceId: idOf(found) } : {}),
        });
        item.leaveOut(from, plain(from, each).text, 'It is a relation.');
        return false;
      })
      .join('\n');
  }

  return item.build();
}

/** The file of an image that a value of front matter names. */
const imageName = (text: string): string =>
  text.replace(/^!?\[\[([^\]|]+)(?:\|[^\]]*)?\]\]$/, '$1').replace(/^!\[[^\]]*\]\(([^)]+)\)$/, '$1');
