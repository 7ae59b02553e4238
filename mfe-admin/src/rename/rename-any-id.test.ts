/** @jest-environment node */
import fc from 'fast-check';
import type { EntityFolder } from '@otherfolk/shared/kinds/entity-folders';
import { afterPlan, type Files, findingsOf, shippedFiles, textsOf } from '../testing/catalogue-for-plans';
import { renamePlan } from './rename-plan';

const rename = (files: Files, folder: EntityFolder, from: string, to: string) =>
  afterPlan(files, renamePlan(textsOf(files), { folder, from, to }));

const withoutRedirects = (files: Files) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path !== 'redirects.json'));

type Entry = [string, unknown];

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}(-[a-z]{2,4})?$/), { minLength: 12, maxLength: 24 });

/** A catalogue of these ids in which files name each other, and now and then nothing that there is. */
const catalogues = fc.tuple(ids, fc.infiniteStream(fc.nat())).map(([all, stream]): Files => {
  const some = <T>(of: readonly T[]): T => of[Number(stream.next().value) % of.length] as T;
  const third = Math.floor(all.length / 3);
  const [cores, lives, others] = [all.slice(0, third), all.slice(third, 2 * third), all.slice(2 * third)];
  const people = [...cores, ...lives, 'nobody'];
  const relations = () => [{ characterId: some(people), name: 'A', relation: 'Friend', text: some(['B', some(all)]) }];
  const owner = new Map(lives.map((life) => [life, some(cores)]));
  const entries: Entry[] = [
    ...cores.map((id): Entry => [
      `characters/${id}.json`,
      {
        ...(some([true, false]) && { id }),
        name: `Name of ${id}`,
        family: some(others),
        sections: { relationships: relations() },
        variants: lives.filter((life) => owner.get(life) === id).map((life) => ({ id: life, label: 'Modern' })),
      },
    ]),
    ...lives.map((id): Entry => [
      `characters/${id}.json`,
      {
        id,
        variantOf: owner.get(id),
        variantOverrides: { family: some(others), sections: { relationships: relations() } },
      },
    ]),
    ...others.flatMap((id): Entry[] => [
      [
        `plots/${id}.json`,
        {
          id,
          ...(some([true, false]) && { coreId: some([...others, 'shared-plot']) }),
          title: id,
          sections: { mainRoles: [{ characterId: some(people) }, { variantId: some(lives) }] },
        },
      ],
      [`locations/${id}.json`, { id, connectedPlots: [some(others)], connectedCharacters: [some(people)] }],
      [`families/${id}.json`, { id, name: id, members: [{ id: some(people), characterId: some(people), name: 'A' }] }],
    ]),
    ['site.json', { featured: { characters: [some(lives)], plot: some(others) } }],
    ['redirects.json', { [`locations/old-${some(others)}`]: `locations/${some(others)}` }],
  ];
  return Object.fromEntries(entries);
});

const FOLDERS: readonly EntityFolder[] = ['characters', 'plots', 'locations', 'families'];
const NEW_ID = 'quite-another-id';

/** Each value that differs between two JSON values of one shape. */
function changedValues(a: unknown, b: unknown): unknown[] {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b ? [] : [[a, b]];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => changedValues((a as Files)[key], (b as Files)[key]));
}

test('a rename of any id in any catalogue causes no finding, changes nothing else, and can be taken back', () => {
  fc.assert(
    fc.property(catalogues, fc.constantFrom(...FOLDERS), fc.nat(), (files, folder, nth) => {
      const items = Object.keys(files).filter((path) => path.startsWith(`${folder}/`));
      const path = items[nth % items.length] as string;
      const from = path.slice(folder.length + 1, -'.json'.length);
      const newPath = `${folder}/${NEW_ID}.json`;
      const after = rename(files, folder, from, NEW_ID);
      const { [newPath]: moved, ...rest } = withoutRedirects(after);
      const byOldPath: Files = { ...rest, [path]: moved };
      const changed = changedValues(withoutRedirects(files), byOldPath);
      expect(changed.filter((each) => JSON.stringify(each) !== JSON.stringify([from, NEW_ID]))).toEqual([]);
      const before = new Set(findingsOf(files));
      const named = (line: string) => line.replaceAll(NEW_ID, from);
      expect(findingsOf(after).filter((line) => !before.has(named(line)))).toEqual([]);
      expect(withoutRedirects(rename(after, folder, NEW_ID, from))).toEqual(withoutRedirects(files));
    }),
    { numRuns: 60 },
  );
});

test('a person, a life, a plot, a place and a family of the shipped catalogue can be renamed without a new finding', () => {
  const files = shippedFiles();
  const before = new Set(findingsOf(files));
  const isLife = (path: string) => Object.hasOwn(files[path] as Files, 'variantOf');
  const ofFolder = (folder: EntityFolder) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`));
  const firsts = FOLDERS.flatMap((folder) => [
    ofFolder(folder).find((path) => !isLife(path)) ?? [],
    ofFolder(folder).find(isLife) ?? [],
  ]).flat();
  expect(firsts).toHaveLength(5);
  for (const path of firsts) {
    const [folder, from = ''] = path.replace('.json', '').split('/') as [EntityFolder, string];
    const after = rename(files, folder, from, NEW_ID);
    expect(findingsOf(after).filter((line) => !before.has(line.replaceAll(NEW_ID, from)))).toEqual([]);
  }
});
