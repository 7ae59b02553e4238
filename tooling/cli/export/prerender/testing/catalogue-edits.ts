import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { type TemporaryCatalogue, tinyImage } from '../../../derive/content/testing/temporary-catalogue';

type Json = Record<string, unknown>;

/** A change that an owner, a mishap, or somebody on the machine could make. */
export interface Edit {
  name: string;
  apply: (catalogue: TemporaryCatalogue, site: { folder: string; records: string }) => Promise<void>;
}

const CHARACTERS = ['mara', 'mara-modern', 'mara-fantasy', 'mara-sci-fi', 'ivo', 'ivo-modern', 'ivo-horror'];
const ENTITIES = [
  ...CHARACTERS.map((id) => `characters/${id}.json`),
  'plots/storm-modern.json',
  'plots/harvest-horror.json',
  'locations/quay.json',
  'locations/tower.json',
  'families/quill.json',
];
const LISTS = ['characters/index.variants.json', 'plots/index.variants.json', 'locations/index.json'];
const PAGES = ['index.html', 'characters/mara/index.html', 'locations/quay/index.html', '404.html', 'plots/index.html'];
const INDEX = 'images/index.json';

/** What is not there any more, or is no JSON, stays as it is. */
const change =
  (file: string, edit: (json: Json) => void): Edit['apply'] =>
  (catalogue) =>
    catalogue.edit<Json>(file, edit).catch(() => undefined);

const edits = (name: string, apply: Edit['apply']): Edit => ({ name, apply });

const ofEntity = fc.tuple(fc.constantFrom(...ENTITIES), fc.nat(3), fc.boolean()).chain(([file, version, published]) =>
  fc.constantFrom(
    edits(
      `${file} gets another name`,
      change(file, (json) => void (json['name'] = `Name ${version}`)),
    ),
    edits(
      `${file} gets another stage`,
      change(file, (json) => void (json['recordInfo'] = { published, version })),
    ),
    edits(
      `${file} gets another life of that name`,
      change(
        file,
        (json) =>
          void (json['variantOverrides'] = { ...(json['variantOverrides'] as Json), variantName: `V ${version}` }),
      ),
    ),
    edits(
      `${file} has a text that names others`,
      change(file, (json) => {
        const Overview = `Once, Mara Quill and Ivo met at the Old Quay, with ivo-horror and Name ${version}.`;
        json['sections'] = { ...(json['sections'] as Json), Overview, 'Romance Vibe': `Slow ${version}.` };
      }),
    ),
    edits(
      `${file} says whose life it is`,
      change(file, (json) => {
        if (published) json['variantOf'] = version % 2 === 0 ? 'mara' : 'ivo';
        else delete json['variantOf'];
      }),
    ),
    edits(
      `${file} lists other lives`,
      change(file, (json) => {
        const ids = ['mara-modern', 'ivo-modern', 'ivo', 'nobody'].slice(version);
        json['variants'] = ids.map((id) => ({ id, recordInfo: { published, version } }));
      }),
    ),
    edits(`${file} is removed`, (catalogue) => rm(catalogue.path(file), { force: true })),
    edits(`${file} is broken`, (catalogue) => writeFile(catalogue.path(file), '{"id":')),
    edits(`${file} is written again as it is`, async (catalogue) => {
      const text = await readFile(catalogue.path(file), 'utf8').catch(() => undefined);
      if (text !== undefined) await writeFile(catalogue.path(file), text);
    }),
  ),
);

const relation = fc.tuple(fc.constantFrom('mara', 'ivo'), fc.constantFrom(...CHARACTERS, 'nils')).map(([of, to]) =>
  edits(
    `${of} has a relation to ${to}`,
    change(`characters/${of}.json`, (json) => {
      const relationships = [{ characterId: to, name: `To ${to}`, relation: 'Friend', text: 'A text.' }];
      json['sections'] = { ...(json['sections'] as Json), relationships };
    }),
  ),
);

const ofImages = fc.tuple(fc.nat(50), fc.nat(9)).chain(([place, width]) =>
  fc.constantFrom(
    edits(
      `image ${place} of the index is ${width} wide`,
      change(INDEX, (index) => {
        const names = Object.keys(index);
        const name = names[place % names.length] ?? 'x';
        index[name] = { ...(index[name] as Json), width: width + 1 };
      }),
    ),
    edits('the index lists images the other way round', async (catalogue) => {
      await catalogue
        .edit<Json>(INDEX, (index) => Object.fromEntries(Object.entries(index).reverse()))
        .catch(() => undefined);
    }),
    edits(
      `image ${place} is not in the index`,
      change(INDEX, (index) => {
        const names = Object.keys(index);
        Reflect.deleteProperty(index, names[place % names.length] ?? '');
      }),
    ),
    edits('a card for the list of characters comes', async (catalogue) =>
      catalogue.write('images/cards/characters.jpg', await tinyImage(width + 3, 8)),
    ),
    edits('the index is removed', (catalogue) => rm(catalogue.path(INDEX), { force: true })),
    edits('the index is made anew', (catalogue) => catalogue.index().catch(() => undefined)),
  ),
);

const ofSite = fc.nat(3).chain((number) =>
  fc.constantFrom(
    edits(
      'the site gets another name',
      change('site.json', (json) => void (json['name'] = `Site ${number}`)),
    ),
    edits(
      `the site is at release ${number + 1}`,
      change('site.json', (json) => void (json['currentRelease'] = number + 1)),
    ),
    edits(
      'the site features others',
      change(
        'site.json',
        (json) => void (json['featured'] = { characters: ['ivo-modern', 'mara-fantasy'].slice(number % 2) }),
      ),
    ),
    edits('somebody new comes', async (catalogue) => {
      await catalogue.write(
        'characters/nils.json',
        JSON.stringify({ id: 'nils', recordInfo: { published: number > 1 } }),
      );
    }),
  ),
);

const ofLists = fc.constantFrom(...LISTS).chain((file) =>
  fc.constantFrom(
    edits(`${file} is the other way round`, async (catalogue) => {
      await catalogue.edit<unknown[]>(file, (list) => [...list].reverse() as never).catch(() => undefined);
    }),
    edits(`the first of ${file} has another name`, async (catalogue) => {
      await catalogue
        .edit<Json[]>(file, (list) => {
          if (list[0]) list[0]['name'] = 'Listed';
        })
        .catch(() => undefined);
    }),
    edits(`${file} lacks its last`, async (catalogue) => {
      await catalogue.edit<Json[]>(file, (list) => list.slice(0, -1)).catch(() => undefined);
    }),
  ),
);

const ofTheSitesFiles = fc.constantFrom(...PAGES, 'data/characters/mara.json').chain((file) =>
  fc.constantFrom(
    edits(`${file} of the site is edited`, (_, { folder }) =>
      writeFile(path.join(folder, file), 'mine').catch(() => undefined),
    ),
    edits(`${file} of the site is removed`, (_, { folder }) => rm(path.join(folder, file), { force: true })),
    edits(`${file} of the site is touched`, (_, { folder }) =>
      utimes(path.join(folder, file), 1, 1).catch(() => undefined),
    ),
  ),
);

const ofTheRecord = fc.constantFrom(
  edits('the record of pages is cut off', async (_, { records }) => {
    const file = path.join(records, 'pages.json');
    const text = await readFile(file, 'utf8').catch(() => '');
    await writeFile(file, text.slice(0, -20));
  }),
  edits('the record of pages is gone', (_, { records }) => rm(path.join(records, 'pages.json'), { force: true })),
);

/** Edits in the proportions in which they find mistakes. */
export const catalogueEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 6, arbitrary: ofEntity },
  { weight: 2, arbitrary: relation },
  { weight: 3, arbitrary: ofImages },
  { weight: 2, arbitrary: ofSite },
  { weight: 2, arbitrary: ofLists },
  { weight: 2, arbitrary: ofTheSitesFiles },
  { weight: 1, arbitrary: ofTheRecord },
);
