/** @jest-environment node */
import { IMAGE_FOLDERS } from '@otherfolk/shared/catalogue/image-paths';
import { socialImageFile } from '@otherfolk/shared/catalogue/social-image';
import type { Content } from '@otherfolk/shared/check/content';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { paths } from '@otherfolk/shared/contract/paths';
import { cardHighlight, HIGHLIGHT_KINDS } from '@otherfolk/shared/domain/card-highlight';
import { GALLERY_STYLES } from '@otherfolk/shared/domain/gallery';
import { GENRES } from '@otherfolk/shared/domain/genres';
import { LIFE_STAGE_BANDS } from '@otherfolk/shared/domain/life-stage';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { mergeVariant } from '@otherfolk/shared/domain/merge';
import { DEFAULT_RELEASE, type Staged, stageOf } from '@otherfolk/shared/domain/release';
import type { Tag } from '@otherfolk/shared/domain/tags';
import { characterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-entry';
import { characterSectionsSchema } from '@otherfolk/shared/kinds/character/character-sections';
import { fromRoot } from '@otherfolk/system/from-root';
import { checkCatalogueFolder } from './check-catalogue';
import { loadContent } from './load-content';

// What the catalogue that we ship promises to show, so that whoever looks at the site sees every feature of it.

const CATALOGUE = fromRoot('data');

let content: Content;
let characters: ReturnType<typeof merged>;

function merged({ entities: { core: cores, variant: variants } }: Content) {
  return [...variants.values()].flatMap(({ value }) => {
    const core = cores.get(value.variantOf ?? '')?.value;
    return core ? [{ core, variant: value, character: mergeVariant(core, value) }] : [];
  });
}

beforeAll(async () => {
  ({ content } = await loadContent(CATALOGUE));
  characters = merged(content);
});

const stagesOf = (items: Iterable<Staged>) => new Set([...items].map((item) => stageOf(item, DEFAULT_RELEASE)));

function valuesIn(tags: readonly Tag[], wanted: string): Set<string> {
  return new Set(tags.filter(({ group }) => group === wanted).map(({ name }) => name));
}

const words = (value: unknown): number => {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length;
  return Object.values(value ?? {}).reduce((sum: number, part) => sum + words(part), 0);
};

test('the check finds nothing in the shipped catalogue, whose derived files are those of this code', async () => {
  expect((await checkCatalogueFolder(CATALOGUE, { today: '2026-11-28' })).findings).toEqual([]);
});

test('there is enough of everything', () => {
  const { core: cores, variant: variants, plot: plots, location: locations, family: families } = content.entities;
  expect(cores.size).toBeGreaterThanOrEqual(18);
  expect(variants.size).toBeGreaterThanOrEqual(50);
  expect(new Set([...plots.values()].map(({ value }) => value.coreId)).size).toBeGreaterThanOrEqual(10);
  expect(plots.size).toBeGreaterThanOrEqual(16);
  expect(locations.size).toBeGreaterThanOrEqual(14);
  expect(families.size).toBeGreaterThanOrEqual(5);
  for (const { value } of cores.values()) {
    expect([1, 2, 3, 4, 5]).toContain(value.variants?.length);
  }
});

test('every genre, tag, gallery style, stage of life and month has somebody in it', () => {
  const tags = characters.flatMap(({ character }) => character.tags ?? []);
  expect([...valuesIn(tags, 'Genre')].sort()).toEqual([...GENRES].sort());
  expect([...valuesIn(tags, 'Gender')].sort()).toEqual(['Female', 'Femboy', 'Male', 'Nonbinary', 'Trans Girl']);
  expect([...valuesIn(tags, 'Eye Color')].sort()).toEqual(['Blue', 'Brown', 'Gray Eyes', 'Green', 'Hazel']);
  expect(valuesIn(tags, 'Hair Color').size).toBe(6);
  expect(valuesIn(tags, 'Character Grouping').size).toBe(3);
  const gallery = characters.flatMap(({ character }) => character.gallery ?? []);
  expect(new Set(gallery.map(({ style }) => style))).toEqual(new Set(GALLERY_STYLES));
  const stages = characters.flatMap(({ character }) => character.sections?.['Life Stages'] ?? []);
  expect(new Set(stages.map(({ name }) => name))).toEqual(new Set(LIFE_STAGE_BANDS));
  const months = [...content.entities.core.values()].map(({ value }) => value.ageGrade?.birthMonth);
  expect(new Set(months).size).toBe(12);
});

test('each kind of item is met released, next and in the pipeline', () => {
  const all = new Set(['published', 'next', 'pipeline']);
  expect(stagesOf(characters.map(({ character }) => character.recordInfo ?? {}))).toEqual(all);
  expect(stagesOf([...content.entities.plot.values()].map(({ value }) => value.recordInfo ?? {}))).toEqual(all);
  expect(stagesOf([...content.entities.location.values()].map(({ value }) => value))).toEqual(all);
  expect(characters.some(({ character }) => character.isUnnamed)).toBe(true);
});

test('every badge of a card comes up within a year', () => {
  const entries = characters.map(({ core, variant }) => characterIndexEntry(core, variant));
  const days = Array.from({ length: 365 }, (_, day) => localDayOf(new Date(2026, 1, 1 + day)));
  const kinds = days.flatMap((today) =>
    entries.map((entry) => cardHighlight(entry, { today, release: DEFAULT_RELEASE })?.kind),
  );
  for (const kind of HIGHLIGHT_KINDS) expect(kinds).toContain(kind);
});

test('a first variant has every section', () => {
  const keys = Object.keys(characterSectionsSchema.pipe[1].entries);
  for (const { core, variant, character } of characters) {
    if (core.variants?.[0]?.id !== variant.id) continue;
    expect([variant.id, Object.keys(character.sections ?? {}).sort()]).toEqual([variant.id, [...keys].sort()]);
  }
});

test('every page is worth reading, and nobody is kept too long', () => {
  const pages = [
    ...characters.map(({ variant, character }) => [
      variant.id,
      { ...character.sections, ...character.characterSheets },
    ]),
    ...[...content.entities.plot.values()].map(({ id, value }) => [id, value.sections]),
    ...[...content.entities.location.values()].map(
      ({ id, value: { summary, description, vibe, mainLocation, locations } }) => [
        id,
        { summary, description, vibe, mainLocation, locations },
      ],
    ),
  ] as const;
  const lengths = pages.map(([id, text]) => ({ id, count: words(text) }));
  expect(lengths.filter(({ count }) => count < 400 || count > 1200)).toEqual([]);
});

test('every page has a card for link previews', () => {
  const pages = [
    paths.home,
    paths.characters,
    paths.plots,
    paths.locations,
    paths.changelog,
    ...characters.map(({ core, variant }) => paths.character(core.id, variant.id)),
    ...[...content.entities.plot.values()].map(({ id, value }) => paths.plot(value.coreId, id)),
    ...[...content.entities.location.keys()].map(paths.location),
  ];
  const cards = pages.map((path) => IMAGES + IMAGE_FOLDERS.card + socialImageFile(path));
  expect(cards.filter((card) => !content.files.has(card))).toEqual([]);
});
