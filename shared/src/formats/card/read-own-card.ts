import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { valueAt } from '../../domain/json-value';
import { fingerprintOf } from '../own/fingerprint';
import { withNewer } from '../own/newer-values';
import { OWN_KEY, type OwnFiles } from '../own/own-files';
import { readOwnItems } from '../own/read-own-items';
import type { FieldValue, Source, SourceItem, SourceProblem, SourceValue } from '../source/source-item';
import { valueOfPlain } from '../take/plain-value';
import { asText } from './as-text';
import { FACTS, partsOfDescription } from './card-parts';
import { groupedTag } from './card-tags';
import { cardText } from './card-text';
import { examplesOf, readExtensions, readField } from './read-fields';
import { readLorebook } from './read-lorebook';
import { leftOut, sheetValue } from './sheet-value';
import { BACKFILLED, EXAMPLE } from './write-card';

const SAME = 'As this site has written it: its own files count, which the card carries.';

/** Fields that follow from our files, and those that are read one by one below. */
const FOLLOWING = ['source', 'creation_date', 'modification_date', 'character_version'];
const TEXTS = ['scenario', 'creator_notes', 'creator'];
const READ: ReadonlySet<string> = new Set([
  ...['name', 'nickname', 'description', 'personality', 'first_mes', 'alternate_greetings', 'mes_example'],
  ...['tags', 'character_book', 'assets', 'extensions', ...FOLLOWING, ...TEXTS],
]);

const asTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(asText) : [asText(value)]).filter(Boolean);

/** What was written under a name with a number: the openings, the examples, the entries of the lorebook. */
const numberedIn = (written: OwnFiles['written'], name: string): string[] =>
  Object.entries(written).flatMap(([place, print]) => (place.startsWith(`${name}/`) ? [print] : []));

/** Compares the texts of a card with those that this site has written into it. */
class EditedCard {
  readonly values: SourceValue[] = [];
  readonly #life: JsonRecord;

  constructor(
    private readonly data: JsonRecord,
    private readonly own: OwnFiles,
    private readonly name: string,
  ) {
    this.#life = own.files[own.about] ?? {};
  }

  isWritten(place: string, text: string): boolean {
    return (this.own.written[place] ?? fingerprintOf('')) === fingerprintOf(text);
  }

  same(field: string): void {
    const value = this.data[field];
    if (value !== undefined && value !== '') this.values.push(leftOut(`data.${field}`, value, SAME));
  }

  /** What a program has added to the card is the life's. */
  add(values: readonly SourceValue[]): void {
    this.values.push(...values.map((value) => ({ ...value, of: 'life' as const })));
  }

  edit(field: string, text: string, to: readonly string[], value: FieldValue, of: 'person' | 'life' = 'life'): void {
    this.values.push({ from: `data.${field}`, text, to, value, of });
  }

  editName(): void {
    const name = asText(this.data['name']);
    if (name === '' || this.isWritten('name', name)) return this.same('name');
    this.edit('name', name, ['variantOverrides', 'variantName'], name);
  }

  editNickname(): void {
    const nickname = asText(this.data['nickname']);
    if (nickname === '' || this.isWritten('nickname', nickname)) return this.same('nickname');
    this.edit('nickname', nickname, ['nameInfo', 'nickname'], nickname, 'person');
  }

  editSection(field: string, key: string, text: string): void {
    const plain = cardText(text, this.name).text;
    this.edit(field, text, ['sections', key], valueOfPlain(plain, valueAt(this.#life, ['sections', key])));
  }

  editDescription(): void {
    const description = asText(this.data['description']);
    if (this.isWritten('description', description)) return this.same('description');
    for (const [key, text] of partsOfDescription(description)) {
      if (text === '' || this.isWritten(`description/${key}`, text)) continue;
      if (key === FACTS) this.add([sheetValue('data.description', FACTS, text, this.name)]);
      else this.editSection('description', key, text);
    }
  }

  editPersonality(): void {
    const personality = asText(this.data['personality']);
    if (personality === '' || this.isWritten('personality', personality)) return this.same('personality');
    this.editSection('personality', 'Personality Breakdown', personality);
  }

  /** A list is edited where one of its texts is another, or one is missing or new. */
  editList(fields: readonly string[], texts: readonly string[], written: readonly string[], key: string): void {
    const isSame = texts.map(fingerprintOf).join() === written.join();
    if (isSame || texts.length === 0) return fields.forEach((field) => this.same(field));
    const value = texts.map((text) => cardText(text, this.name).text);
    this.edit(fields.join(', '), texts.join('\n\n'), ['sections', key], value);
  }

  editLists(): void {
    const others = new Set(numberedIn(this.own.written, 'other life'));
    const greetings = [...asTexts(this.data['first_mes']), ...asTexts(this.data['alternate_greetings'])];
    const openings = greetings.filter((text) => !others.has(fingerprintOf(text)));
    this.editList(['first_mes', 'alternate_greetings'], openings, numberedIn(this.own.written, 'greeting'), 'RP Hooks');
    const [, speaker = ''] = EXAMPLE.split('\n');
    const examples = examplesOf(asText(this.data['mes_example'])).map((text) => {
      const said = text.trim();
      return said.startsWith(speaker) ? said.slice(speaker.length).trim() : said;
    });
    this.editList(['mes_example'], examples, numberedIn(this.own.written, 'example'), 'Sample Voice');
  }

  editTags(): void {
    const tags = Object.values(this.own.files).flatMap((each): unknown[] =>
      Array.isArray(each['tags']) ? each['tags'] : [],
    );
    const known = new Set(tags.map((tag) => asText(isJsonRecord(tag) ? tag['name'] : '')));
    for (const tag of asTexts(this.data['tags'])) {
      if (known.has(tag)) this.values.push(leftOut('data.tags', tag, SAME));
      else this.edit('tags', tag, ['tags'], [groupedTag(tag)]);
    }
  }

  editTexts(): void {
    for (const field of TEXTS) {
      const text = asText(this.data[field]).replace(BACKFILLED, '').trim();
      if (text === '' || this.isWritten(field, text)) this.same(field);
      else this.add(readField(field, text, this.name));
    }
    for (const field of FOLLOWING) this.same(field);
    for (const [field, value] of Object.entries(this.data)) {
      if (!READ.has(field) && asTexts(value).length > 0) this.add(readField(field, value, this.name));
    }
    const extensions = isJsonRecord(this.data['extensions']) ? Object.entries(this.data['extensions']) : [];
    const others = Object.fromEntries(extensions.filter(([key]) => key !== OWN_KEY));
    this.add(readExtensions(others, this.name));
  }

  editLorebook(file: string): SourceProblem[] {
    const book = this.data['character_book'];
    if (!isJsonRecord(book) || !Array.isArray(book['entries'])) return [];
    const written = new Set(numberedIn(this.own.written, 'lorebook'));
    const isOwn = (entry: unknown) => isJsonRecord(entry) && written.has(fingerprintOf(asText(entry['content'])));
    const entries = (book['entries'] as unknown[]).filter((entry) => !isOwn(entry));
    if (entries.length === 0) this.same('character_book');
    const { values, problems } = readLorebook({ entries }, this.name, file);
    this.add(values);
    return problems;
  }
}

/** A card of this site: its files come back as they were, but for texts that were edited elsewhere since. */
export function readOwnCard(data: JsonRecord, own: OwnFiles, name: string, file: string): Source {
  const [life, ...others] = readOwnItems(own, file);
  if (!life) return { items: [], problems: [] };
  const card = new EditedCard(data, own, name);
  card.editName();
  card.editNickname();
  card.editDescription();
  card.editPersonality();
  card.editLists();
  card.editTags();
  card.editTexts();
  const problems = card.editLorebook(file);
  const edited: SourceItem = { ...life, values: withNewer(life.values, card.values) };
  return { items: [edited, ...others], problems };
}
