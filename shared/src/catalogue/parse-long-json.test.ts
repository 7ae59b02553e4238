/** @jest-environment node */
import fc from 'fast-check';
import { parseLongJson } from './parse-long-json';

/** Long enough to be cut somewhere. */
const FILL = 'x'.repeat(60_000);
const tricky = ['', '"', '\\', '\\"', '],[', '},{', '\n', '☂', '__proto__', `${FILL}\\`, `${FILL},"`];

const value = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.constantFrom<unknown>(null, true, -1.5e3, ...tricky), tie('list'), tie('fields')),
  list: fc.array(tie('value'), { maxLength: 5 }),
  fields: fc.dictionary(fc.constantFrom('a', ...tricky), tie('value'), { maxKeys: 4 }),
}));

test.each([undefined, 2, '\t'])(
  'a text that JSON.stringify writes with an indent of %j is read as JSON.parse reads it',
  async (indent) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(value.list, value.fields, value.value), async (json) => {
        const text = ` ${JSON.stringify(json, undefined, indent)}\n`;
        expect(await parseLongJson(text)).toEqual(JSON.parse(text));
      }),
      { numRuns: 60 },
    );
  },
);

const long = JSON.stringify(FILL);

test.each([
  '',
  ' ',
  '[',
  ']',
  '[}',
  '{"a":1',
  '<!doctype html>',
  `[${long},]`,
  `[,${long}]`,
  `[${long}, ,1]`,
  `[${long}],[${long},${long}]`,
  `{"a":${long}},"b":{"c":1}`,
  `[${long},"unfinished]`,
  `[${long},1`,
])('a text that JSON.parse refuses is refused: %.12s', async (text) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  await expect(parseLongJson(text)).rejects.toThrow(SyntaxError);
});

test('a field __proto__ is a field', async () => {
  const text = `{"a":${long},"__proto__":{"polluted":true}}`;
  const parsed = (await parseLongJson(text)) as object;
  expect(Object.keys(parsed)).toEqual(['a', '__proto__']);
  expect('polluted' in parsed).toBe(false);
});
