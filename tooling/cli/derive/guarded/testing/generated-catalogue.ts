import fc from 'fast-check';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { characterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-entry';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { parseCharacterCore, parseCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';
import { locationKind } from '@otherfolk/shared/kinds/location/kind';
import { locationIndexEntry } from '@otherfolk/shared/kinds/location/location-index-entry';
import { parseLocation } from '@otherfolk/shared/kinds/location/read-locations';
import { plotKind } from '@otherfolk/shared/kinds/plot/kind';
import { plotCoreEntry, plotIndexEntry } from '@otherfolk/shared/kinds/plot/plot-index-entry';
import { parsePlot } from '@otherfolk/shared/kinds/plot/read-plots';

type Json = Record<string, unknown>;

/** A catalogue by the paths of its files: JSON values, and texts in the place of images. */
export type GeneratedCatalogue = Record<string, unknown>;

const CORES = ['ana', 'ben', 'cai', 'dot'];
const LIVES = CORES.flatMap((core) => ['one', 'two', 'three'].map((life) => `${core}-${life}`));
/** The cores of plots in their order in the index. */
const PLOT_CORES = ['storm', 'tide'];
const PLOTS = PLOT_CORES.flatMap((core) => [core, `${core}-late`, `${core}-soon`]);
const LOCATIONS = ['pier', 'tower'];
const FAMILIES = ['quill', 'reed', 'moss'];
const NOBODY = 'nobody';
const GENRES = ['Horror', 'Modern'];
/** The folders of images by the letters in the names of their images; the contract names no folder for the last two. */
const IMAGE_FOLDERS = {
  a: 'avatars',
  g: 'gallery',
  p: 'plots/covers',
  l: 'locations/covers',
  d: 'characters/drawn',
  c: 'crests',
} as const;
const IMAGES_IN_EACH = 2;
const imagesOf = (letter: keyof typeof IMAGE_FOLDERS) =>
  Array.from({ length: IMAGES_IN_EACH }, (_, index) => `image-${letter}${index}.png`);

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const image = (letter: keyof typeof IMAGE_FOLDERS) => oneOf(...imagesOf(letter));
const some = <T>(values: readonly T[], maxLength = 3) => fc.uniqueArray(fc.constantFrom(...values), { maxLength });

const stage = fc.oneof(
  { weight: 6, arbitrary: oneOf<unknown>({ published: true, version: 1 }, { published: true }) },
  { weight: 3, arbitrary: oneOf<unknown>({ published: true, version: 3 }, { published: false, version: 3 }) },
  { weight: 3, arbitrary: oneOf<unknown>({ published: false }, {}, undefined) },
  {
    weight: 1,
    arbitrary: oneOf<unknown>({ published: 'true' }, { published: true, version: '3' }, { published: null }, 'odd', []),
  },
);
const unnamed = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: oneOf<unknown>(true, false) },
  { weight: 1, arbitrary: oneOf<unknown>('true', null, 1) },
);
const tags = maybe(fc.array(fc.record({ group: oneOf('Genre', 'Tone'), name: oneOf(...GENRES) }), { maxLength: 2 }));
const galleryItem = fc.record({ file: image('g'), genre: oneOf<unknown>('all', 'ALL ', 'horror', 'Modern', 7) });
const gallery = fc.oneof(
  { weight: 6, arbitrary: fc.array(galleryItem, { maxLength: 3 }) },
  { weight: 1, arbitrary: oneOf<unknown>('none', [{ genre: 'all' }], [null], undefined) },
);
const relationships = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(
      oneOf(...CORES, ...LIVES, NOBODY).map((characterId) => ({ characterId, name: `To ${characterId}` })),
      { maxLength: 4 },
    ),
  },
  { weight: 1, arbitrary: oneOf<unknown>('A text.', [null, 'A text.', { characterId: 7 }], undefined) },
);
const sections = fc.record({ relationships });
const family = maybe(oneOf<unknown>(...FAMILIES, '', 'Not An Id'));
const images = fc.record({ avatar: maybe(image('a')), drawnImage: maybe(image('d')) });

const core = (id: string): fc.Arbitrary<Json> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Name of ${id}`),
    recordInfo: stage,
    isUnnamed: unnamed,
    family,
    tags,
    images: fc.record({ avatar: maybe(image('a')), gallery }),
    sections,
    variants: fc.oneof(
      {
        weight: 8,
        arbitrary: some([...LIVES.filter((life) => life.startsWith(id)), ...LIVES.slice(0, 2)], 4).chain((ids) =>
          fc.tuple(
            ...ids.map((life) => stage.map((recordInfo) => ({ id: life, label: `Label of ${life}`, recordInfo }))),
          ),
        ),
      },
      { weight: 1, arbitrary: oneOf<unknown>('none', [null, { label: 'no id' }], undefined) },
    ),
  });

const life = (id: string): fc.Arbitrary<Json> =>
  fc
    .record({
      id: fc.constant(id),
      variantOf: fc.oneof(
        { weight: 8, arbitrary: fc.constant<unknown>(id.slice(0, id.indexOf('-'))) },
        { weight: 1, arbitrary: oneOf<unknown>(undefined, NOBODY, ...CORES) },
      ),
      variantLabel: fc.constant(`Life ${id}`),
      recordInfo: stage,
      isUnnamed: unnamed,
      family,
      tags,
      images,
      gallery,
      sections: maybe(sections),
      variantOverrides: maybe(fc.record({ recordInfo: stage, isUnnamed: unnamed, family, tags, sections })),
    })
    .map((json) => ({ ...json, story: `A text that only ${id} has, of more than forty characters.` }));

const mainRoles = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(
      fc.record({
        name: oneOf('The host', 'The guest'),
        characterId: maybe(oneOf<unknown>(...CORES, ...LIVES, NOBODY, 7)),
        variantId: maybe(oneOf<unknown>(...LIVES, NOBODY)),
      }),
      { maxLength: 4 },
    ),
  },
  { weight: 1, arbitrary: oneOf<unknown>('A text.', [null, 'A text.'], { Host: 'A text.' }) },
);

const plot = (id: string): fc.Arbitrary<Json> =>
  fc.record({
    id: fc.constant(id),
    coreId: fc.constant<unknown>(PLOT_CORES.includes(id) ? undefined : id.slice(0, id.indexOf('-'))),
    title: fc.constant(`Title of ${id}`),
    recordInfo: stage,
    images: fc.record({ cover: maybe(image('p')) }),
    sections: maybe(fc.record({ mainRoles })),
  });

const location = (id: string): fc.Arbitrary<Json> =>
  fc
    .tuple(
      stage,
      fc.record({
        id: fc.constant(id),
        name: fc.constant(`Name of ${id}`),
        coverImage: maybe(image('l')),
        connectedCharacters: fc.oneof(
          { weight: 6, arbitrary: some<unknown>([...CORES, ...LIVES, NOBODY, 7], 5) },
          { weight: 1, arbitrary: fc.constant<unknown>('none') },
        ),
        connectedPlots: some([...PLOTS, NOBODY], 4),
      }),
    )
    .map(([recordInfo, json]) => ({ ...json, ...(typeof recordInfo === 'object' ? recordInfo : {}) }));

const members = fc.array(
  fc.record({
    id: maybe(oneOf('m0', 'm1', 'm2', 'm3')),
    characterId: maybe(oneOf(...CORES, ...LIVES, NOBODY)),
    name: oneOf('Member', 'Another'),
    parents: some(['m0', 'm1', 'm2', 'member-1', 'member-2', 'gone'], 2),
    partners: maybe(some(['m1', 'm3'], 2)),
  }),
  { maxLength: 4 },
);
const familyFile = (id: string): fc.Arbitrary<Json> =>
  fc.record({ id: fc.constant(id), name: fc.constant(`Family ${id}`), members, crest: maybe(image('c')) });

const site = fc.record({
  currentRelease: fc.constant(2),
  featured: fc.record({ characters: some([...LIVES, NOBODY], 4), plot: maybe(oneOf(...PLOTS)) }),
});

/** The indexes as `content -- index` derives them. */
function indexesOf(files: GeneratedCatalogue): GeneratedCatalogue {
  const silent = () => undefined;
  const has = (file: string) => Object.hasOwn(files, file);
  const characters = CORES.filter((id) => has(`characters/${id}.json`)).flatMap((id) => {
    const parsed = parseCharacterCore(id, files[`characters/${id}.json`], silent);
    return (parsed.variants ?? []).flatMap(({ id: lifeId }) => {
      const json = files[`characters/${lifeId}.json`];
      const variant = json === undefined ? undefined : parseCharacterVariant(lifeId, json, silent);
      return variant && (variant.variantOf ?? id) === id ? [characterIndexEntry(parsed, variant)] : [];
    });
  });
  const plots = PLOTS.toSorted()
    .filter((id) => has(`plots/${id}.json`))
    .map((id) => parsePlot(id, files[`plots/${id}.json`], silent));
  return {
    [characterKind.index]: characters,
    [plotKind.index]: plots.map(plotIndexEntry),
    [plotKind.coreIndex]: PLOT_CORES.flatMap((coreId) => {
      const first = plots.find((each) => each.coreId === coreId);
      return first ? [plotCoreEntry(first)] : [];
    }),
    [locationKind.index]: LOCATIONS.filter((id) => has(`locations/${id}.json`)).map((id) =>
      locationIndexEntry(parseLocation(id, files[`locations/${id}.json`], silent)),
    ),
  };
}

const ITEMS: [folder: string, ids: string[], file: (id: string) => fc.Arbitrary<Json>][] = [
  ['characters', CORES, core],
  ['characters', LIVES, life],
  ['plots', PLOTS, plot],
  ['locations', LOCATIONS, location],
  ['families', FAMILIES, familyFile],
];

const items = fc
  .tuple(
    ...ITEMS.flatMap(([folder, ids, file]) =>
      ids.map((id) =>
        fc
          .option(file(id), { freq: 6, nil: undefined })
          .map((json) => (json ? [[`${folder}/${id}.json`, json] as const] : [])),
      ),
    ),
  )
  .map((files): GeneratedCatalogue => Object.fromEntries(files.flat()));

/** Undefined values are not there, as in JSON. All images are there, whoever names them. */
export const generatedCatalogue: fc.Arbitrary<GeneratedCatalogue> = fc
  .tuple(items, site)
  .map(([files, siteFile]) => JSON.parse(JSON.stringify({ [catalogueFiles.site]: siteFile, ...files })) as Json)
  .map((files) => {
    const letters = Object.keys(IMAGE_FOLDERS) as (keyof typeof IMAGE_FOLDERS)[];
    const names = letters.flatMap((letter) => imagesOf(letter).map((name) => `${IMAGE_FOLDERS[letter]}/${name}`));
    const index = Object.fromEntries(names.map((name) => [name, { width: 4, height: 6, widths: [] }]));
    const contents = Object.fromEntries(names.map((name) => [`images/${name}`, `content of ${name}`]));
    return { ...files, ...indexesOf(files), [catalogueFiles.imageIndex]: index, ...contents };
  });
