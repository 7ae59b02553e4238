/** @jest-environment node */
import { neighbours, selectableVariants, visibleVariants } from './variants';
import { VISITOR } from './viewer';

const core = {
  variants: [
    { id: 'soon', recordInfo: { published: true, version: 3 } },
    { id: 'modern', recordInfo: { published: true, version: 1 } },
    { id: 'draft', recordInfo: { published: false, version: 1 } },
    { id: 'bare' },
    { id: 'masked', recordInfo: { published: true, version: 2 } },
  ],
};
const index = [{ id: 'masked', isUnnamed: true }];
const ids = (variants: { id: string }[]) => variants.map(({ id }) => id);

test('a variant is selectable only where it is published, also for viewers who may see more', () => {
  const everything = { ...VISITOR, aN: true, aP: true, aU: true };
  expect(ids(selectableVariants(core, VISITOR, 2))).toEqual(['modern', 'masked']);
  expect(ids(selectableVariants(core, everything, 2))).toEqual(['modern', 'masked']);
});

test('the flags of a viewer decide which variants are visible', () => {
  expect(ids(visibleVariants(core, VISITOR, 2))).toEqual(['modern', 'masked']);
  expect(ids(visibleVariants(core, { ...VISITOR, aN: true }, 2))).toEqual(['soon', 'modern', 'masked']);
  expect(ids(visibleVariants(core, { ...VISITOR, aP: true }, 2))).toEqual(['modern', 'draft', 'bare', 'masked']);
});

test('an unnamed variant needs the flag aU, by the index or else by the core', () => {
  expect(ids(selectableVariants(core, VISITOR, 2, index))).toEqual(['modern']);
  expect(ids(selectableVariants(core, { ...VISITOR, aU: true }, 2, index))).toEqual(['modern', 'masked']);
  expect(selectableVariants({ ...core, isUnnamed: true }, VISITOR, 2)).toEqual([]);
  expect(ids(selectableVariants({ ...core, isUnnamed: true }, VISITOR, 2, [{ id: 'modern' }]))).toEqual(['modern']);
});

test('a core without variants has none to select', () => {
  expect(selectableVariants({}, VISITOR, 2)).toEqual([]);
});

test.each([
  [['a', 'b', 'c'], 'b', { previous: 'a', next: 'c' }],
  [['a', 'b', 'c'], 'a', { previous: 'c', next: 'b' }],
  [['a', 'b', 'c'], 'c', { previous: 'b', next: 'a' }],
  [['a', 'b'], 'a', { previous: 'b', next: 'b' }],
  [['a'], 'a', undefined],
  [['a', 'b'], 'x', undefined],
  [[], 'a', undefined],
])('the neighbours in %j of %s are %j', (variantIds, currentId, expected) => {
  expect(neighbours(variantIds, currentId)).toEqual(expected);
});
