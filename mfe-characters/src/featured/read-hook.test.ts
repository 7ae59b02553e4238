/** @jest-environment node */
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { readHook } from './read-hook';

const core = { id: 'ada', name: 'Ada', variants: [] };
const life = (Overview?: string) => ({ variantOf: 'ada', sections: { Overview } });

test.each([
  ['the first two sentences of the overview', life('Keeps bees. Counts them. Twice.'), 'Keeps bees. Counts them.'],
  ['nothing, where nobody wrote any', life(), ''],
  ['nothing, where the file is missing', undefined, ''],
])('the hook of a person is %s', async (_, variant, hook) => {
  const files = { 'characters/ada.json': core, ...(variant && { 'characters/ada-day.json': variant }) };
  expect(await readHook(fixtureReader(files), { id: 'ada-day', coreId: 'ada' })).toBe(hook);
});
