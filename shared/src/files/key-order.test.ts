/** @jest-environment node */
import fc from 'fast-check';
import { field, list, shape, text } from '../catalogue/schemas/fields';
import { inKeyOrder } from './key-order';

const schema = shape({
  id: text,
  name: field(text),
  free: field(text),
  variants: field(list(shape({ id: text, label: field(text) }))),
});
const free = { '': ['free'] };

test.each([
  ['{"name":"M","id":"m"}', '{"id":"m","name":"M"}'],
  ['{"id":"m","x":1,"name":"M"}', '{"id":"m","x":1,"name":"M"}'],
  ['{"x":1,"name":"M","y":2,"id":"m"}', '{"x":1,"id":"m","name":"M","y":2}'],
  ['{"variants":[{"label":"A","id":"a"},7,null]}', '{"variants":[{"id":"a","label":"A"},7,null]}'],
  ['{"name":"M","free":"f","id":"m"}', '{"id":"m","name":"M","free":"f"}'],
  ['{"variants":"none"}', '{"variants":"none"}'],
])('%s becomes %s', (before, after) => {
  expect(JSON.stringify(inKeyOrder(JSON.parse(before) as object, schema, free))).toBe(after);
});

test('a file in the order of keys says the same as before, whatever it holds', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('id', 'name', 'variants', 'a', 'b'), fc.jsonValue()), (json) => {
      const plain = JSON.parse(JSON.stringify(json)) as object;
      expect(inKeyOrder(plain, schema, free)).toEqual(plain);
    }),
  );
});
