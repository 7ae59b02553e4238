/** @jest-environment node */
import { Timestamp } from '../rules/values';
import { fieldsFrom, plainFields } from './plain-value';

test('an object as JSON has it comes back as it was', () => {
  const plain = { text: 'x', yes: true, none: null, whole: 3, half: 1.5, list: [{ map: { deep: ['y'] } }], empty: [] };
  expect(plainFields(fieldsFrom(plain))).toEqual(plain);
});

test('whole numbers of JSON are whole numbers to the rules', () => {
  expect(fieldsFrom({ whole: 3, half: 1.5 })).toEqual(
    new Map<string, unknown>(Object.entries({ whole: 3n, half: 1.5 })),
  );
});

test('a time is a text', () => {
  expect(plainFields(new Map([['at', new Timestamp(0n)]]))).toEqual({ at: '1970-01-01T00:00:00.000000Z' });
});

test.each([[{ a: undefined }], [{ a: [() => 1] }], [{ a: { b: Symbol('x') } }]])(
  'a value that JSON cannot say is refused',
  (plain) => {
    expect(() => fieldsFrom(plain)).toThrow(/^A document cannot hold a (undefined|function|symbol)\.$/);
  },
);
