/** @jest-environment node */
import type { FieldValue } from '../source/source-item';
import { placedFields } from './placed-fields';

const placed = (...values: [to: string[], value: FieldValue][]) => {
  const { fields, leftOut } = placedFields(values.map(([to, value]) => ({ from: 'x', text: 'x', to, value })));
  return { fields: fields.map(({ place, value }) => [place.join('/'), value]), leftOut: leftOut.length };
};

test.each<[string, [string[], FieldValue][], unknown[]]>([
  [
    'texts are joined by a blank line',
    [
      [['a'], 'One.'],
      [['a'], 'Two.'],
    ],
    [['a', 'One.\n\nTwo.']],
  ],
  [
    'equal texts stand once',
    [
      [['a'], 'One.'],
      [['a'], 'One.'],
    ],
    [['a', 'One.']],
  ],
  [
    'lists stand one after the other',
    [
      [['a'], ['1']],
      [['a'], '2'],
    ],
    [['a', ['1', '2']]],
  ],
  [
    'objects are joined by their keys',
    [
      [['a'], { x: '1' }],
      [['a'], { y: '2', x: '3' }],
    ],
    [['a', { x: '1\n\n3', y: '2' }]],
  ],
  [
    'what belongs below a text stands in it under its heading',
    [
      [['a'], 'One.'],
      [['a', 'b'], 'Two.'],
    ],
    [['a', 'One.\n\nb: Two.']],
  ],
  [
    'a text above others gets a heading',
    [
      [['a', 'b'], 'One.'],
      [['a'], 'Two.'],
    ],
    [
      ['a/b', 'One.'],
      ['a/Notes', 'Two.'],
    ],
  ],
  [
    'headings that could reach a prototype are spelled so that they are kept',
    [[['s', 'prototype'], { __proto: '1', constructor: 'x' }]],
    [['s/Prototype', { __proto: '1', Constructor: 'x' }]],
  ],
])('%s', (_, values, fields) => {
  expect(placed(...values)).toEqual({ fields, leftOut: 0 });
});

test('a second number of one place is left out, and told', () => {
  expect(placed([['a'], 1], [['a'], 2])).toEqual({ fields: [['a', 1]], leftOut: 1 });
});
