/** @jest-environment node */
import { contributedFacet } from './contributed-facet';

const facetOf = (json: unknown) => contributedFacet('map/region', 'Region', json);
const looking = {} as never;

test('a contributed facet has the values of all items from A to Z, each once', () => {
  const facet = facetOf({ quay: ['South', 'Coast'], tower: ['North', 'South'] });
  expect(facet.choices.map(({ label }) => label)).toEqual(['Coast', 'North', 'South']);
  expect(facet.valuesOf({ id: 'quay' }, looking)).toEqual(['South', 'Coast']);
  expect(facet.valuesOf({ id: 'cellar' }, looking)).toEqual([]);
});

test('a contributed facet has a name in addresses that no facet of a list has', () => {
  expect(facetOf({}).param).toBe('map.region');
});

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['null', null],
  ['values that are no list', { quay: 'South' }],
  ['values that are no texts', { quay: [7, null, {}, ' ', 'x'.repeat(61)] }],
])('%s gives a facet without values', (_, json) => {
  expect(facetOf(json).choices).toEqual([]);
  expect(facetOf(json).valuesOf({ id: 'quay' }, looking)).toEqual([]);
});

test('an item called like a property of objects has no values of its own', () => {
  expect(facetOf({ quay: ['South'] }).valuesOf({ id: 'toString' }, looking)).toEqual([]);
});

test('a facet of more than 200 values has the first 200', () => {
  const values = Array.from({ length: 300 }, (_, at) => `v${String(at).padStart(3, '0')}`);
  expect(facetOf({ quay: values }).choices).toHaveLength(200);
});
