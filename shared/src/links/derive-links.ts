import { asOfToday } from '../catalogue/as-of-today';
import { type DerivedText, derivedTexts } from '../catalogue/derived-text';
import { noMemo } from '../catalogue/memo';
import { silentProgress, type StartProgress } from '../catalogue/progress';
import type { ReadJson } from '../catalogue/read-json';
import { isVeiledRating } from '../domain/content-veil';
import { stageOf } from '../domain/release';
import { trimmedRow } from '../domain/trimmed-row';
import { ITEM_FOLDERS, type ItemFolder } from '../kinds';
import type { CharacterIndexEntry } from '../kinds/character/character-index-schema';
import type { Family } from '../kinds/family/family-schema';
import { readFamily } from '../kinds/family/read-family';
import { locationKind } from '../kinds/location/kind';
import { PLAIN_FOLDERS } from '../kinds/plain-folders';
import { plotKind } from '../kinds/plot/kind';
import { readSite } from '../kinds/site/read-site';
import { readItems, type SearchItems } from '../search/read-items';
import { findMentions, type Mentions } from './find-mentions';
import { flagsOf, itemRows } from './item-rows';
import { LinkTable, type Source } from './link-table';
import { type ItemLinks, linkKey } from './links-files';
import { type Life, livesOf } from './lives-of';
import { partsOf } from './parts-of';

const silently = () => undefined;

/** The id of a variant, where it is not that of the item itself. */
const variantOf = (id: string, key: string): string[] => (key.endsWith(`/${id}`) ? [] : [id]);

/** Finds the life that shows who is meant by an id: the one that is named, else that of the world, else the first of the person. */
function lifeFinder({ lives }: SearchItems) {
  const byId = new Map<string, CharacterIndexEntry[]>();
  for (const { entry } of lives) {
    for (const id of new Set([entry.coreId, entry.id])) {
      const known = byId.get(id);
      if (known) known.push(entry);
      else byId.set(id, [entry]);
    }
  }
  return (id: string, label: string | undefined): CharacterIndexEntry | undefined => {
    const own = byId.get(id) ?? [];
    return own.find((entry) => entry.id === id) ?? own.find(({ variantLabel }) => variantLabel === label) ?? own[0];
  };
}

type FindLife = ReturnType<typeof lifeFinder>;

/** Adds the lives of people with several, by what the lives' own files say: that decides on their pages, too. */
function addLives(table: LinkTable, lives: readonly Life[], release: number): void {
  const ofPerson = new Map<string, NonNullable<ItemLinks['lives']>>();
  for (const { source, coreId, variant, merged } of lives) {
    if ((variant.variantOf ?? coreId) !== coreId) continue;
    const row = trimmedRow<[string, string?]>([source.id, flagsOf(asOfToday(merged.visible), release)]);
    ofPerson.set(source.key, [...(ofPerson.get(source.key) ?? []), row]);
  }
  for (const [key, own] of ofPerson) if (own.length > 1) table.of(key).lives = own;
}

function addRoles(table: LinkTable, { plain }: SearchItems, findLife: FindLife): void {
  for (const { entry, content } of plain[plotKind.folder]) {
    for (const role of content?.roles ?? []) {
      const id = role.variantId ?? role.characterId;
      const person = table.keyOf('characters', id);
      if (id === undefined || person === undefined) continue;
      const links = table.of(person);
      links.roles ??= [];
      links.roles.push([entry.id, role.role ?? '', ...(variantOf(id, person) as [string?])]);
      const plot = linkKey(plotKind.folder, entry.coreId ?? entry.id);
      const life = findLife(id, entry.variantLabel);
      if (life) {
        const cast = table.of(plot);
        cast.cast ??= [];
        cast.cast.push([entry.id, id, life.id]);
      }
      table.list(person, plot);
      table.list(plot, person);
    }
  }
}

/** A place stands among what an item appears in; what other items are connected with, they mention. */
function addConnections(table: LinkTable, { plain }: SearchItems): void {
  const connect = (source: Source, kind: ItemFolder, ids: readonly string[] = []) => {
    for (const id of new Set(ids)) {
      const key = table.keyOf(kind, id);
      if (key === undefined) continue;
      if (source.kind !== locationKind.folder) {
        table.mention(key, source);
        continue;
      }
      const links = table.of(key);
      links.places ??= [];
      links.places.push([source.id, ...(variantOf(id, key) as [string?])]);
      table.list(key, source.key);
      table.list(source.key, key);
    }
  };
  for (const folder of PLAIN_FOLDERS) {
    for (const { entry, content } of plain[folder]) {
      const source = { kind: folder, id: entry.id, key: linkKey(folder, entry.coreId ?? entry.id) };
      for (const to of ITEM_FOLDERS) connect(source, to, content?.connected?.[to]);
    }
  }
}

/** Adds portraits of those who are out, and of nobody else: an avatar has no flags. */
function addPortraits(table: LinkTable, lives: readonly Life[], findLife: FindLife, release: number): void {
  for (const { source, variant, merged } of lives) {
    for (const { characterId = '' } of merged.relations) {
      const entry = findLife(characterId, variant.variantLabel);
      const isOut = entry && stageOf(entry, release) === 'published' && !entry.isUnnamed;
      if (!isOut || !entry.avatar || isVeiledRating(entry.contentRating)) continue;
      const links = table.of(source.key);
      links.portraits ??= {};
      links.portraits[source.id] = { ...links.portraits[source.id], [characterId]: entry.avatar };
    }
  }
}

function addRelations(table: LinkTable, lives: readonly Life[]): void {
  const named = lives.flatMap((life) =>
    life.merged.relations.flatMap(({ characterId, relation }) => {
      const other = table.keyOf('characters', characterId);
      return other === undefined ? [] : [{ source: life.source, other, relation }];
    }),
  );
  for (const { source, other } of named) table.list(source.key, other);
  for (const { source, other, relation } of named) table.mention(other, source, relation?.trim());
}

/** Who stands in the family of another; those of one family see it on their pages. */
async function addFamilies(table: LinkTable, lives: readonly Life[], read: ReadJson): Promise<void> {
  const families = new Map<string, Promise<Family | null>>();
  const ofPerson = new Set(lives.map(({ source, merged }) => `${source.key} ${merged.family ?? ''}`));
  for (const { source, merged } of lives) {
    const { family: id } = merged;
    if (!id) continue;
    const reading = families.get(id) ?? readFamily(read, id, silently);
    families.set(id, reading);
    const family = await reading;
    for (const { characterId, relation } of family?.members ?? []) {
      const person = table.keyOf('characters', characterId);
      if (person !== undefined && !ofPerson.has(`${person} ${id}`)) table.mention(person, source, relation?.trim());
    }
  }
}

async function linksOf(items: SearchItems, mentions: readonly Mentions[], read: ReadJson) {
  const lives = livesOf(items);
  const table = new LinkTable(items);
  const findLife = lifeFinder(items);
  const { currentRelease } = await readSite(read, silently);
  addLives(table, lives, currentRelease);
  addRoles(table, items, findLife);
  addConnections(table, items);
  addRelations(table, lives);
  addPortraits(table, lives, findLife, currentRelease);
  await addFamilies(table, lives, read);
  for (const { source, keys } of mentions) for (const key of keys) table.mention(key, source);
  return partsOf(table.links, itemRows(items, currentRelease));
}

/** The files of derived links by their paths, of what a reader gives: what it leaves out is linked nowhere. All files, empty ones too. */
export async function deriveLinks(
  read: ReadJson,
  hash: (content: string) => string = String,
  memo = noMemo,
  startProgress: StartProgress = silentProgress,
): Promise<ReadonlyMap<string, DerivedText>> {
  const items = await readItems(read, memo, startProgress);
  const mentions = await findMentions(items, { hash, memo, startProgress });
  return derivedTexts(await linksOf(items, mentions, read), hash);
}
