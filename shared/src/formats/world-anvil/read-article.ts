import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { headingOf } from '../../domain/section-heading';
import { ItemBuilder } from '../mapping/item-builder';
import { listOrText } from '../mapping/list-or-text';
import { restPart, targetNamed, targetOf } from '../mapping/targets';
import type { SourceFile } from '../source/source-file';
import type { SourceItem, SourceKind } from '../source/source-item';
import { sectionsOf, textOf } from '../text/text-of';
import { type Article, imageNames, referenceOf, sourceIdOf, textIn } from './article';
import { ARTICLE_FIELDS, OWN_FIELDS, PRIVATE_FIELDS, TECHNICAL_FIELDS } from './article-fields';

const MENTION = /@\[([^\]\n]*)\]\([^()\s]*\)/g;
const ANCHOR = /(\[h[1-6]\][^[\]\n|]*)\|[^[\]\n]*(?=\[\/h)/gi;
const SECRET = /\[secret:[^\]\n]*\]/gi;
const IMAGE = /\[img:(\d+)[^\]\n]*\]/gi;

const HIDDEN = 'It is private in World Anvil, and is left out.';
const SHEET = 'World Anvil';

const OPENINGS: Readonly<Record<SourceKind, string>> = {
  character: 'overview',
  plot: 'plot.plotOverview',
  location: 'place.description',
  family: 'family.description',
};

/** Reads an article as an item. `isPerson` says whether something that it leads to comes along as a person. */
export function readArticle(
  article: Article,
  kind: SourceKind,
  imageOf: (name: string) => SourceFile | undefined,
  isPerson: (id: string) => boolean,
): SourceItem {
  const { json, title, path } = article;
  const item = new ItemBuilder({ kind, sourceId: sourceIdOf(textIn(json.id)), file: path, name: title }, imageOf);
  item.name('title', title);

  /** BBCode as plain text with the rules of World Anvil; what is kept out is told. */
  function prepared(from: string, source: string): string {
    for (const secret of source.match(SECRET) ?? []) item.leaveOut(from, secret, HIDDEN);
    return source.replace(SECRET, '').replace(MENTION, '$1').replace(ANCHOR, '$1').replace(IMAGE, '[img]$1[/img]');
  }

  function text(from: string, source: string): string {
    const marked = textOf('bbcode', prepared(from, source));
    for (const { file } of marked.images) picture(from, [file]);
    for (const note of marked.notes) item.leaveOut(from, '', note);
    return marked.text;
  }

  function picture(from: string, names: readonly string[], use: 'avatar' | 'cover' | 'gallery' = 'gallery'): void {
    if (names.length === 0) return;
    const isThere = names.some((name) => item.image(from, name, use));
    item.leaveOut(
      from,
      names.join(', '),
      isThere
        ? 'The picture comes along.'
        : 'The picture is not among the files: World Anvil exports its address alone. Nothing is fetched from other sites.',
    );
  }

  /** A long text by its headings. */
  function sectioned(from: string, source: string): void {
    const marked = sectionsOf('bbcode', prepared(from, source));
    for (const { file } of marked.images) picture(from, [file]);
    for (const note of marked.notes) item.leaveOut(from, '', note);
    for (const { heading, text: words } of marked.sections) {
      const where = heading === '' ? from : `${from} › ${heading}`;
      const target = heading === '' ? targetOf(kind, OPENINGS[kind]) : targetNamed(kind, heading);
      if (words === '') item.leaveOut(where, heading, 'There are no words below the heading.');
      else if (target?.read) item.field(where, heading, words, target);
      else item.add(where, words, [restPart(kind, heading, words, SHEET)]);
    }
  }

  function relate(from: string, words: string, value: unknown): void {
    const reference = referenceOf(value);
    if (!reference) return;
    const { id, title: name } = reference;
    item.link({ from, as: 'relation', name, words, ...(id ? { sourceId: sourceIdOf(id) } : {}) });
  }

  /** The words of a value of any shape. */
  function wordsOf(from: string, value: unknown): string {
    const reference = referenceOf(value);
    if (reference) return reference.title;
    if (Array.isArray(value))
      return value
        .map((each) => wordsOf(from, each))
        .filter(Boolean)
        .map((each) => `- ${each.replace(/\n/g, '\n  ')}`)
        .join('\n');
    if (isJsonRecord(value))
      return (
        textIn(value.date) ||
        Object.entries(value)
          .map(([key, part]) => [headingOf(key), wordsOf(from, part)])
          .filter(([, part]) => part !== '')
          .map((pair) => pair.join(': '))
          .join('\n')
      );
    return typeof value === 'string' ? text(from, value) : textIn(value);
  }

  function field(written: string, value: unknown): void {
    const key = written.replace(/_+(\w)/g, (_all, letter: string) => letter.toUpperCase());
    const place = kind === 'character' && Object.hasOwn(ARTICLE_FIELDS, key) ? ARTICLE_FIELDS[key] : undefined;
    if (place && 'relation' in place) return [value].flat().forEach((each) => relate(key, place.relation, each));
    const words = wordsOf(key, value);
    if (words === '') return;
    const label = headingOf(key);
    if (place && 'target' in place) return item.field(key, label, words, targetOf(kind, place.target));
    if (place && 'section' in place)
      return item.add(key, words, [{ to: ['sections', place.section, label], value: listOrText(words), of: 'life' }]);
    if (place) return item.add(key, words, [restPart(kind, label, words, place.sheet)]);
    const target = targetNamed(kind, key);
    // The subtitle of an article is no name, and `family` and `image` are texts there.
    if (target?.read) return item.field(key, label, words, target);
    item.add(key, words, [restPart(kind, label, words, SHEET)]);
  }

  sectioned('content', textIn(json.content));
  const world = referenceOf(json.world)?.title ?? textIn(json.world);
  if (world !== '') item.field('world', 'World', world, targetOf(kind, 'world'));
  const tags = wordsOf('tags', json.tags);
  if (tags !== '') item.field('tags', 'Tags', tags, targetOf(kind, 'tags'));
  if (json.isAdultContent === true) item.field('isAdultContent', 'Rating', 'nsfw', targetOf(kind, 'rating'));
  if (['private', 'draft'].includes(textIn(json.state)) || json.isDraft === true) {
    item.setPrivate();
    item.leaveOut('state', textIn(json.state), 'The article is private in World Anvil, and is never published.');
  }
  picture('portrait', imageNames(json.portrait), 'avatar');
  picture('cover', imageNames(json.cover), kind === 'character' && !item.hasImage ? 'avatar' : 'cover');
  const created = isJsonRecord(json.creationDate) ? textIn(json.creationDate.date) : textIn(json.creationDate);
  if (created !== '') item.field('creationDate', 'Created', created, targetOf(kind, 'dateAdded'));
  for (const [key, value] of Object.entries(json)) {
    if (OWN_FIELDS.has(key) && !(key === 'relations' && typeof value === 'string')) continue;
    if (PRIVATE_FIELDS.has(key)) {
      const words = wordsOf(key, value);
      if (words !== '') item.leaveOut(key, words, HIDDEN);
    } else if (TECHNICAL_FIELDS.has(key)) technical(key, value);
    else field(key, value);
  }
  nested(json);
  return item.build();

  function technical(key: string, value: unknown): void {
    const words = wordsOf(key, value);
    if (words !== '') item.leaveOut(key, words, 'It is of use to World Anvil alone.');
  }

  /** Older exports keep fields in `sections`, and what they lead to in `relations`. */
  function nested({ sections, relations }: JsonRecord): void {
    for (const [key, part] of Object.entries(isJsonRecord(sections) ? sections : {}))
      field(key, isJsonRecord(part) ? part.content : part);
    for (const [key, part] of Object.entries(isJsonRecord(relations) ? relations : {})) {
      const items = isJsonRecord(part) && Array.isArray(part.items) ? part.items : [];
      const people = items.filter((each) => isPerson(referenceOf(each)?.id ?? ''));
      if (kind === 'character') for (const person of people) relate(key, headingOf(key), person);
      const others = items.filter((each) => kind !== 'character' || !people.includes(each));
      if (others.length > 0) field(key, others);
    }
  }
}
