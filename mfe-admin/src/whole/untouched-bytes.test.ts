/** @jest-environment node */
import { bulkPlan } from '../bulk/bulk-plan';
import type { Plan } from '../changes/change-set';
import { duplicateFiles } from '../duplicate/duplicate-files';
import { renamePlan } from '../rename/rename-plan';
import { removalPlan } from '../retire/removal-plan';
import { retirePlan } from '../retire/retire-plan';
import { type CatalogueTexts, fileAt } from './catalogue-texts';

const ODD = '"discordId": 123456789012345678, "ratio": 1.50, "note": 1, "note": 2';
const lines = (...all: string[]) => `\uFEFF{\r\n\t${all.join(',\r\n\t')}\r\n}`;
const CORE = lines(
  '"name": "Mara"',
  '"id": "mara"',
  '"recordInfo": {"published": true}',
  '"tags": [ ]',
  '"variants": [{"id": "mara-one"}, {"id": "mara-two", "ratio": 2.0}]',
  ODD,
);
const LIFE = lines('"variantOf": "mara"', '"id": "mara-one"', '"recordInfo": {"published": true}', ODD);
const REDIRECTS = '{ "characters/maria": "characters/mara", "n": 1.0 }';

const catalogue: CatalogueTexts = {
  texts: new Map([
    ['characters/mara.json', CORE],
    ['characters/mara-one.json', LIFE],
    ['redirects.json', REDIRECTS],
  ]),
  hasOwnersFiles: true,
  images: new Set(),
};

const textsOf = ({ files }: Pick<Plan, 'files'>) =>
  Object.fromEntries<string>(files.filter(({ isRemoved }) => !isRemoved).map(({ path, text }) => [path ?? '', text]));

const tag = { group: '', name: 'Blue' };

test.each<[string, () => Pick<Plan, 'files'>, Record<string, string>]>([
  [
    'a bulk edit',
    () => bulkPlan(catalogue, { paths: ['characters/mara.json'], operation: { kind: 'add-tag', tag }, summary: '' }),
    {
      'characters/mara.json': CORE.replace(
        '[ ]',
        '[\r\n\t\t{\r\n\t\t\t"group": "",\r\n\t\t\t"name": "Blue"\r\n\t\t}\r\n\t]',
      ),
    },
  ],
  [
    'a rename',
    () => renamePlan(catalogue, { folder: 'characters', from: 'mara-one', to: 'mara-1' }),
    {
      'characters/mara-1.json': LIFE.replace('"mara-one"', '"mara-1"'),
      'characters/mara.json': CORE.replace('"mara-one"', '"mara-1"'),
      'redirects.json': REDIRECTS.replace(' }', ', "characters/mara/mara-one":"characters/mara/mara-1" }'),
    },
  ],
  [
    'the retirement of a life',
    () => retirePlan(catalogue, 'characters/mara-one.json'),
    { 'characters/mara-one.json': LIFE.replace('true', 'false') },
  ],
  [
    'the removal of a life',
    () => removalPlan(catalogue, 'characters/mara-one.json'),
    { 'characters/mara.json': CORE.replace('{"id": "mara-one"}, ', '') },
  ],
])('%s changes the bytes of what it edits, and no others', (_, plan, expected) => {
  expect(textsOf(plan())).toEqual(expected);
});

test('a copy has every byte that is not its own', () => {
  const life = fileAt(catalogue, 'characters/mara-one.json');
  const core = fileAt(catalogue, 'characters/mara.json');
  if (!life) throw new Error('no life');
  const texts = textsOf({ files: duplicateFiles(life, { id: 'mara-2', name: 'Two' }, core) });
  expect(texts['characters/mara-2.json']).toContain(ODD);
  expect(texts['characters/mara.json']?.startsWith(CORE.slice(0, CORE.indexOf('2.0}') + 4))).toBe(true);
  expect(texts['characters/mara.json']?.endsWith(`],\r\n\t${ODD}\r\n}`)).toBe(true);
});
