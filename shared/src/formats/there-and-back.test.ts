/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isEmptyValue } from '../domain/emptiness';
import { isJsonRecord, type JsonRecord } from '../domain/json-record';
import { writeCard } from './card/write-card';
import { writeZip, type ZippedFile } from './container/write-zip';
import { writeActor, writeJournal } from './foundry/write-foundry';
import { vaultNotes } from './markdown/write-vault';
import { CatalogueIndex } from './plan/catalogue-index';
import { splitOwn } from './plan/own-files';
import type { TakenLife } from './take/taken-life';
import { planned } from './testing/planned';
import { shippedCatalogue } from './testing/shipped-catalogue';
import { readBrought, steadyWork } from './testing/source-files';

const DATA = path.join(__dirname, '../../../data');
const catalogue = new Map([...shippedCatalogue()].filter(([file]) => !file.includes('/index.')));
const inFolder = (folder: string) => [...catalogue].filter(([file]) => file.startsWith(`${folder}/`));
const characters = inFolder('characters').map(([, json]) => json);
const cores = characters.filter(({ variantOf }) => variantOf === undefined);
const livesOf = ({ id }: JsonRecord) => characters.filter(({ variantOf }) => variantOf === id);

/** What an import says of every file by itself, beside the file's own words. */
const OF_IMPORT: ReadonlySet<string> = new Set(['published', 'version', 'dateAdded', 'source']);

/** The parts of a value that say something. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (!isJsonRecord(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, said(part)] as const);
  return Object.fromEntries(parts.filter(([, part]) => !isEmptyValue(part)));
}

const withoutImport = (record: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !OF_IMPORT.has(key)));

/** What a file says, without what an import states of every file. */
function ownWords({ recordInfo, variants, ...file }: JsonRecord): unknown {
  const lives = Array.isArray(variants) ? variants.map(({ id, label }: JsonRecord) => ({ id, label })) : [];
  return said({ ...withoutImport(file), lives, recordInfo: withoutImport((recordInfo ?? {}) as JsonRecord) });
}

const take = (core: JsonRecord, life: JsonRecord): TakenLife => ({
  core,
  life,
  others: livesOf(core).filter((each) => each !== life),
  facts: [['Age', '26']],
  places: [],
  plots: [],
  address: 'https://folk.example/',
  site: 'Otherfolk',
});

const lives = cores.flatMap((core) =>
  livesOf(core)
    .slice(0, 1)
    .map((life) => take(core, life)),
);
const json = (value: unknown) => JSON.stringify(value);

const WAYS: [what: string, files: Record<string, string>, paths: string[]][] = [
  ['a vault of Obsidian', Object.fromEntries(vaultNotes(catalogue)), [...catalogue.keys()]],
  [
    'character cards',
    Object.fromEntries(lives.map((taken, at) => [`cards/${at}.json`, json(writeCard(taken))])),
    inFolder('characters').map(([file]) => file),
  ],
  [
    'actors and journals of Foundry',
    Object.fromEntries([
      ...lives.map((taken, at) => [`actors/${at}.json`, json(writeActor(taken))]),
      ...[...inFolder('plots'), ...inFolder('locations')].map(([file, item], at) => [
        `journals/${at}.json`,
        json(writeJournal(file, item, 'https://folk.example/')),
      ]),
    ]),
    [...inFolder('characters'), ...inFolder('plots'), ...inFolder('locations')].map(([file]) => file),
  ],
];

test.each(WAYS)('the shipped catalogue leaves as %s and comes back as it was', async (_what, files, paths) => {
  const source = await readBrought(files);
  expect(source.problems).toEqual([]);
  const { after } = await planned(source.items);
  expect([...after.keys()].sort()).toEqual([...paths].sort());
  for (const file of paths) {
    const back = JSON.parse(after.get(file) ?? '{}') as JsonRecord;
    expect(ownWords(back)).toEqual(ownWords(catalogue.get(file) ?? {}));
  }
});

test.each(WAYS)('nothing that comes back as %s is published', async (_what, files) => {
  const { after } = await planned((await readBrought(files)).items);
  expect([...after].filter(([, text]) => text.includes('"published": true')).map(([file]) => file)).toEqual([]);
});

test.each(WAYS)('a second import of %s changes nothing', async (_what, files) => {
  const { items } = await readBrought(files);
  const first = await planned(items);
  const second = await planned(items, { texts: first.after });
  expect(second.files).toEqual([]);
  expect(second.lines.filter(({ state }) => state !== 'same' && state !== 'left-out')).toEqual([]);
});

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Files of the shipped catalogue as they lie on the disk, of each folder and kind. */
function shippedBytes(): ZippedFile[] {
  const avatars = readdirSync(path.join(DATA, 'images/avatars'))
    .filter((name) => !name.includes('@'))
    .slice(0, 3);
  const names = [
    ...catalogue.keys(),
    'site.json',
    'changelog.json',
    ...avatars.map((name) => `images/avatars/${name}`),
  ];
  return names.map((name) => ({ path: name, bytes: readFileSync(path.join(DATA, name)) }));
}

test('the shipped catalogue leaves as a zip and comes back byte for byte, and a second time as the same', async () => {
  const files = shippedBytes();
  const zip = new Uint8Array(await (await writeZip(files, steadyWork())).arrayBuffer());
  const { sources, problems } = await readBrought({ 'catalogue.zip': zip });
  expect(problems).toEqual([]);
  const into = (texts: ReadonlyMap<string, string>) => CatalogueIndex.of(texts, new Set(), steadyWork());
  const { own, items } = await splitOwn(sources, await into(new Map()), steadyWork());
  expect(items).toEqual([]);
  const texts = new Map(own.files.map((file) => [file.path, file.text]));
  const encoded = [...texts].map(([name, text]) => [name, base64(Buffer.from(text))] as const);
  const images = own.images.map(({ path: name, bytes }) => [name, base64(bytes)] as const);
  expect(new Map([...encoded, ...images])).toEqual(
    new Map(files.map(({ path: name, bytes }) => [name, base64(bytes)])),
  );
  const again = await splitOwn(sources, await into(texts), steadyWork());
  expect([again.own.files, again.own.kept, again.items]).toEqual([[], [], []]);
  expect(again.own.same.toSorted()).toEqual([...texts.keys()].toSorted());
});
