/** @jest-environment node */
import * as v from 'valibot';
import { parseLeniently } from './parse-leniently';
import { field, finiteNumber, list, shape, text } from './schemas/fields';
import { colour, id } from './schemas/formats';
import { sectionValueSchema } from './schemas/section-value';

const itemSchema = shape({ id, size: field(finiteNumber), inner: field(shape({ colour: field(colour) })) });
const schema = shape({ name: field(text), items: field(list(itemSchema)), free: field(sectionValueSchema) });

test('data as it should be comes through without a problem, minus unknown fields', () => {
  const data = { name: 'A', items: [{ id: 'a', size: 1, inner: { colour: '#fff' } }], unknown: { deep: [1] } };
  const { output, problems } = parseLeniently(schema, data);
  expect(output).toEqual({ name: 'A', items: data.items });
  expect(problems).toEqual([]);
});

test('a refused value is left out alone, with its place in the file', () => {
  const data = {
    name: 7,
    items: [{ id: 'Bad Id' }, { id: 'b', size: 'big', inner: { colour: 'red' } }, 'text', { id: 'd', size: null }, {}],
    free: { Good: 'yes', 'Not so good': ['a', 5, 'c'] },
  };
  const { output, problems } = parseLeniently(schema, data);
  expect(output).toEqual({
    items: [
      { id: 'b', inner: {} },
      { id: 'd', size: undefined },
    ],
    free: { Good: 'yes', 'Not so good': ['a', 'c'] },
  });
  expect(problems.map(({ path, received }) => [path, received])).toEqual([
    ['$.name', '7'],
    ['$.items[0].id', '"Bad Id"'],
    ['$.items[1].size', '"big"'],
    ['$.items[1].inner.colour', '"red"'],
    ['$.items[2]', '"text"'],
    ['$.items[4].id', 'nothing'],
    ['$.free["Not so good"][1]', '5'],
  ]);
  expect(problems[3]?.expected).toBe('a colour, #rgb or #rrggbb');
  expect(problems[5]?.expected).toBe('an id: small letters, digits and hyphens, at most 80');
});

test('a problem that shows up later still names the place in the file', () => {
  const nested = list(shape({ rows: list(shape({ id })) }));
  const data = [5, { rows: [] }, { rows: [7, { id: 'a' }, { id: 'A' }] }, { rows: 'none' }];
  const { output, problems } = parseLeniently(nested, data);
  expect(output).toEqual([{ rows: [] }, { rows: [{ id: 'a' }] }]);
  expect(problems.map(({ path }) => path)).toEqual(['$[0]', '$[2].rows[0]', '$[2].rows[2].id', '$[3].rows']);
});

test.each([[null], [undefined], ['text'], [3], [[]], [true]])('%j as a whole is refused', (data) => {
  const { output, problems } = parseLeniently(schema, data);
  expect(output).toBeUndefined();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ path: '$', expected: 'an object' });
});

test('a whole that lacks what it needs is refused', () => {
  expect(parseLeniently(shape({ id }), { id: 5 })).toMatchObject({ output: undefined, problems: [{ path: '$.id' }] });
});

test('the data stays as it is', () => {
  const data = Object.freeze({ name: 7, items: Object.freeze([Object.freeze({ id: 5 })]) });
  expect(parseLeniently(schema, data).output).toEqual({ items: [] });
});

test('keys that reach a prototype are dropped, also where something else is wrong', () => {
  const data: unknown = JSON.parse('{"name":7,"free":{"__proto__":{"polluted":"1"},"constructor":"x","a":"b"}}');
  const { output } = parseLeniently(schema, data);
  expect(output).toEqual({ free: { a: 'b' } });
  expect(Object.getPrototypeOf(output?.free)).toBe(Object.prototype);
});

test.each([
  ['where a section should be', (deep: unknown) => ({ free: deep, name: 'A' })],
  ['where nothing is read', (deep: unknown) => ({ unknown: deep, name: 'A' })],
  ['where something else is wrong', (deep: unknown) => ({ unknown: deep, name: 'A', items: 5 })],
])('data nested a hundred thousand deep %s does no harm', (_, around) => {
  let deep: unknown = 'x';
  for (let depth = 0; depth < 100_000; depth += 1) deep = { a: deep };
  expect(parseLeniently(schema, around(deep)).output?.name).toBe('A');
});

test('a long value is quoted in part', () => {
  const { problems } = parseLeniently(shape({ colour: field(colour) }), { colour: 'x'.repeat(10_000) });
  expect(problems[0]?.received.length).toBeLessThan(80);
});

test('ten thousand bad entries are answered at once', () => {
  const data = Array.from({ length: 10_000 }, (_, index) => ({ id: index % 2 ? `id-${index}` : index }));
  const { output, problems } = parseLeniently(list(itemSchema), data);
  expect(output).toHaveLength(5000);
  expect(problems).toHaveLength(5000);
  expect(v.is(list(itemSchema), output)).toBe(true);
});

test('a part of a list tells its problems by their place in the whole', () => {
  const part = [{ id: 'a' }, { id: 'Bad Id' }, { id: 'c', size: 'big' }, 7];
  const { problems } = parseLeniently(list(itemSchema), part, 100);
  expect(problems.map(({ path }) => path)).toEqual(['$[101].id', '$[102].size', '$[103]']);
});
