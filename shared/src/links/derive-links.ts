import { relationsIn, rolesIn } from '../catalogue/named-people';
import { readFamily } from '../catalogue/read-family';
import type { ReadJson } from '../catalogue/read-json';
import { readSite } from '../catalogue/read-site';
import type { CharacterIndexEntry } from '../catalogue/schemas/character-index';
import type { Family } from '../catalogue/schemas/family';
import { isVeiledRating } from '../domain/content-veil';
import { mergeVariant } from '../domain/merge';
import { stageOf } from '../domain/release';
import { sectionsOfLife, sectionsOfPlace, sectionsOfPlot, type SectionText } from '../search/item-sections';
import { readItems, type SearchItems } from '../search/read-items';
import { type Named, nameFinder } from './find-names';
import { itemRows } from './item-rows';
import { LinkTable, type Source } from './link-table';
import { linkKey, type LinksPart } from './links-files';
import { partsOf } from './parts-of';

type Life = ReturnType<typeof livesOf>[number];

const silently = () => undefined;

const livesOf = ({ lives }: SearchItems) =>
  lives.flatMap(({ entry, core, variant }) => {
    if (!core || !variant) return [];
    const source: Source = { kind: 'characters', id: entry.id, key: linkKey('characters', entry.coreId) };
    return [{ source, core, variant, merged: mergeVariant(core, variant) }];
  });

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

function addRoles(table: LinkTable, { plots }: SearchItems, findLife: FindLife): void {
  for (const { entry, file } of plots) {
    for (const role of rolesIn(file?.sections?.mainRoles)) {
      const id = role.variantId ?? role.characterId;
      const person = table.keyOf('characters', id);
      if (id === undefined || person === undefined) continue;
      const links = table.of(person);
      links.roles ??= [];
      links.roles.push([entry.id, role.role ?? '', ...(variantOf(id, person) as [string?])]);
      const plot = linkKey('plots', entry.coreId);
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

function addPlaces(table: LinkTable, { places }: SearchItems): void {
  for (const { entry, file } of places) {
    const place = linkKey('locations', entry.id);
    const connect = (kind: 'characters' | 'plots', ids: readonly string[] = []) => {
      for (const id of new Set(ids)) {
        const key = table.keyOf(kind, id);
        if (key === undefined) continue;
        const links = table.of(key);
        links.places ??= [];
        links.places.push([entry.id, ...(variantOf(id, key) as [string?])]);
        table.list(key, place);
        table.list(place, key);
      }
    };
    connect('characters', file?.connectedCharacters);
    connect('plots', file?.connectedPlots);
  }
}

/** Only of those who are out: an avatar has no flags. */
function addPortraits(table: LinkTable, lives: readonly Life[], findLife: FindLife, release: number): void {
  for (const { source, variant, merged } of lives) {
    for (const { characterId = '' } of relationsIn(merged.sections?.relationships)) {
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
    relationsIn(life.merged.sections?.relationships).flatMap(({ characterId, relation }) => {
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

function namesIn({ plots, places }: SearchItems, lives: readonly Life[]): Named {
  return [
    ...lives.flatMap(({ source, merged }) =>
      [merged.variantName, merged.nameInfo?.fullName, merged.nameInfo?.firstName].map(
        (name) => [source.key, name ?? ''] as const,
      ),
    ),
    ...plots.map(({ entry }) => [linkKey('plots', entry.coreId), entry.title] as const),
    ...places.map(({ entry }) => [linkKey('locations', entry.id), entry.name] as const),
  ];
}

function addMentions(table: LinkTable, items: SearchItems, lives: readonly Life[]): void {
  const find = nameFinder(namesIn(items, lives));
  const mentionAll = (source: Source, sections: readonly SectionText[]) => {
    // What is shown for adults alone tells nobody else whom it names.
    const texts = sections.flatMap((section) => (section.isForAdults ? [] : section.texts));
    for (const key of find(texts.join('\n'))) table.mention(key, source);
  };
  for (const { source, core, variant } of lives) mentionAll(source, sectionsOfLife(core, variant));
  for (const { entry, file } of items.plots) {
    if (file) mentionAll({ kind: 'plots', id: entry.id, key: linkKey('plots', entry.coreId) }, sectionsOfPlot(file));
  }
  for (const { entry, file } of items.places) {
    if (file)
      mentionAll({ kind: 'locations', id: entry.id, key: linkKey('locations', entry.id) }, sectionsOfPlace(file));
  }
}

/** The files of derived links by their paths, of what a reader gives: what it leaves out is linked nowhere. All files, empty ones too. */
export async function deriveLinks(read: ReadJson): Promise<Map<string, LinksPart>> {
  const items = await readItems(read);
  const lives = livesOf(items);
  const table = new LinkTable(items);
  const findLife = lifeFinder(items);
  addRoles(table, items, findLife);
  addPlaces(table, items);
  addRelations(table, lives);
  const { currentRelease } = await readSite(read, silently);
  addPortraits(table, lives, findLife, currentRelease);
  await addFamilies(table, lives, read);
  addMentions(table, items, lives);
  return partsOf(table.links, itemRows(items, currentRelease));
}
