/** @jest-environment node */
import { characterIndexSchema } from '../kinds/character/character-index-schema';
import { CatalogueError } from './catalogue-error';
import { parseDictionary, parseEntries } from './parse-file';
import { imageIndexSchema } from './schemas/image-index';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index}`, name: `C ${index}` }));

test('a long list keeps its order, names the places of its wrong values, and keeps the first of entries with one id', async () => {
  const warn = jest.fn();
  const data: unknown[] = entries(230);
  data[120] = { id: 'c120', themeColor: 'red' };
  data[201] = { id: 'c3', name: 'again' };
  const parsed = await parseEntries('x.json', data, characterIndexSchema, warn);
  expect(parsed.map(({ id }) => id)).toEqual(entries(230).flatMap(({ id }, index) => (index === 201 ? [] : [id])));
  expect(parsed[3]?.name).toBe('C 3');
  expect(warn.mock.calls).toEqual([
    ['x.json $[120].themeColor: expected a colour, #rgb or #rrggbb, found "red"; left out'],
    ['x.json: a second entry c3; left out'],
  ]);
});

test('entries share the tags that they have in common', async () => {
  const tags = [{ group: 'Mood', name: 'Quiet' }];
  const [a, b] = await parseEntries(
    'x.json',
    [
      { id: 'a', tags },
      { id: 'b', tags: tags.map((tag) => ({ ...tag })) },
    ],
    characterIndexSchema,
    jest.fn(),
  );
  expect(b?.tags).toEqual(tags);
  expect(b?.tags[0]).toBe(a?.tags[0]);
});

test('a long dictionary is read whole, without what is wrong', async () => {
  const warn = jest.fn();
  const size = { width: 1, height: 2, widths: [] };
  const data = Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`${index}.avif`, size]));
  const parsed = await parseDictionary(
    'x.json',
    { ...data, 'bad.avif': { width: 0, height: 2 } },
    imageIndexSchema,
    warn,
  );
  expect(parsed).toEqual(data);
  expect(warn).toHaveBeenCalledTimes(1);
});

test.each([
  ['a list', () => parseEntries('x.json', { a: 1 }, characterIndexSchema, jest.fn())],
  ['a dictionary', () => parseDictionary('x.json', [1], imageIndexSchema, jest.fn())],
])('a text that is not %s is refused', async (_, parse) => {
  await expect(parse()).rejects.toEqual(new CatalogueError('invalid', '/data/x.json'));
});
