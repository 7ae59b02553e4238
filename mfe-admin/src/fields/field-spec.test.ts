/** @jest-environment node */
import { textCodec } from './codec';
import { type FieldSpec, rowsOf } from './field-spec';

const field = (label: string, row?: string): FieldSpec => ({
  keys: [label],
  label,
  control: { kind: 'text' },
  codec: textCodec,
  ...(row !== undefined && { row }),
});

test.each([
  ['fields without a row', [field('a'), field('b')], ['a', 'b']],
  ['fields of one row', [field('a', 'x'), field('b', 'x'), field('c')], ['a b', 'c']],
  ['fields of two rows', [field('a', 'x'), field('b', 'y')], ['a', 'b']],
  ['fields of one row with another between them', [field('a', 'x'), field('b'), field('c', 'x')], ['a', 'b', 'c']],
])('%s stand in rows, in their order', (_, fields, rows) => {
  expect(rowsOf(fields).map((row) => row.map(({ label }) => label).join(' '))).toEqual(rows);
});
