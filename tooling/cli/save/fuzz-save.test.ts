/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { hashOfText, openSavingSite, SECRET, SITE_TEXT } from './testing/saving-site';

let site: Awaited<ReturnType<typeof openSavingSite>>;
beforeAll(async () => {
  site = await openSavingSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const anyPath = fc.oneof(
  fc.constantFrom(
    'site.json',
    'plots/a.json',
    'images/a.webp',
    '../secret.json',
    'characters/../../secret.json',
    '.history/lock',
  ),
  fc
    .array(fc.constantFrom('..', '.', 'plots', 'images', 'a.json', '', '\u0000', '%2e%2e', 'é'), { maxLength: 5 })
    .map((steps) => steps.join('/')),
  fc.string({ maxLength: 20 }),
);
const anyFile = fc.record(
  {
    path: fc.oneof({ weight: 9, arbitrary: anyPath }, fc.jsonValue()),
    before: fc.oneof(fc.constant(null), fc.constant(hashOfText(SITE_TEXT)), fc.jsonValue()),
    text: fc.oneof(fc.constant('{}'), fc.string({ unit: 'binary' }), fc.jsonValue()),
    base64: fc.oneof(fc.base64String(), fc.jsonValue()),
    isRemoved: fc.oneof(fc.constant(true), fc.jsonValue()),
    words: fc.jsonValue(),
  },
  { requiredKeys: ['path', 'before'] },
);
const lawful = fc.constantFrom(
  { path: 'plots/a.json', before: null, text: '{}' },
  { path: 'plots/b.json', before: null, isRemoved: true },
);
const anyBody = fc.oneof(
  fc
    .record({
      summary: fc.string(),
      files: fc.oneof(
        fc.array(anyFile, { maxLength: 3 }),
        lawful.map((each) => [each]),
      ),
    })
    .map((body) => JSON.stringify(body)),
  fc
    .record({ id: anyPath, paths: fc.array(anyPath), expected: fc.jsonValue() }, { requiredKeys: ['id'] })
    .map((body) => JSON.stringify(body)),
  fc.json(),
  fc.string({ unit: 'binary' }),
);

test('no body of any kind makes the server fail, or reaches beyond the catalogue', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const seen = new Set<number>();
  const outside = readdirSync(site.home).sort();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('changes', 'restore'), anyBody, async (name, body) => {
      const { status } = await site.post(name, body);
      seen.add(status);
      expect([status < 500, errors.mock.calls]).toEqual([true, []]);
    }),
    { numRuns: 300, endOnFailure: true },
  );
  await fc.assert(
    fc.asyncProperty(fc.webPath(), fc.webQueryParameters(), async (name, query) => {
      expect((await site.call(`history${name}?path=${query}`)).status).toBeLessThan(500);
    }),
    { numRuns: 100, endOnFailure: true },
  );
  expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404]));
  expect(readdirSync(site.home).sort()).toEqual(outside);
  expect(readFileSync(path.join(site.home, 'secret.json'), 'utf8')).toBe(SECRET);
  errors.mockRestore();
}, 60_000);
