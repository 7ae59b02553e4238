/** @jest-environment node */
import fc from 'fast-check';
import { type Codec, flagCodec, linesCodec, numberCodec, serialize, textCodec } from './codec';
import { coverCodec } from './cover-codec';
import { newRow, sectionCodec, sheetsCodec } from './outline-codec';
import { heightCodec, measurementsCodec, weightCodec } from './physical-codecs';
import { emptyItem, listCodec } from './record-codec';
import { traitsCodec } from './traits-codec';

const gallery = listCodec({ file: textCodec, style: textCodec });

const codecs: [string, Codec<unknown>][] = [
  ['text', textCodec],
  ['number', numberCodec],
  ['flag', flagCodec],
  ['lines', linesCodec],
  ['height', heightCodec],
  ['weight', weightCodec],
  ['measurements', measurementsCodec],
  ['gallery', gallery],
  ['section', sectionCodec],
  ['traits', traitsCodec],
  ['sheets', sheetsCodec],
  ['cover', coverCodec],
];

test.each(codecs)('%s: whatever fits is written back as it was', (_, codec) => {
  const any = fc.oneof(
    fc.jsonValue(),
    fc.array(fc.string()),
    fc.array(fc.dictionary(fc.constantFrom('file', 'style', 'name', 'other'), fc.jsonValue({ maxDepth: 1 }))),
    fc.dictionary(fc.string(), fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())))),
    fc.constant({ storyTraits: [{ name: 'Kind', since: 3 }, 'Calm'] }),
    fc.constant(undefined),
  );
  fc.assert(
    fc.property(any, (raw) => {
      fc.pre(codec.accepts(raw));
      expect(serialize(codec, codec.toForm(raw), raw)).toBe(raw);
    }),
  );
});

test.each<[string, Codec<unknown>, unknown, unknown, unknown]>([
  ['a text', textCodec, 'a', 'b', 'b'],
  ['a text that is cleared', textCodec, 'a', '', ''],
  ['a number', numberCodec, 1, '2', 2],
  ['a number that is cleared', numberCodec, 1, '', undefined],
  ['what is no number', numberCodec, 1, 'two', 'two'],
  ['a flag', flagCodec, undefined, true, true],
  ['a flag that is taken back', flagCodec, true, false, false],
  ['lines', linesCodec, ['a'], 'a\n\nb', ['a', 'b']],
  [
    'a cover of one image',
    coverCodec,
    undefined,
    { single: 'a.webp', background: '', character: '', text: '' },
    'a.webp',
  ],
  [
    'a cover of one image that gets a layer',
    coverCodec,
    'a.webp',
    { single: 'a.webp', background: 'b.webp', character: '', text: '' },
    { background: 'b.webp' },
  ],
  [
    'a cover whose layers are cleared for one image',
    coverCodec,
    { background: 'b.webp' },
    { single: 'a.webp', background: '', character: '', text: '' },
    'a.webp',
  ],
  ['a section', sectionCodec, 'a', { form: 'list', text: 'a\nb', rows: [] }, ['a', 'b']],
  ['a section that is cleared', sectionCodec, ['a'], { form: 'list', text: ' ', rows: [] }, undefined],
  ['a height', heightCodec, undefined, { feet: '5', inches: '7' }, `5'7" (170.2 cm)`],
  ['a height that has no parts', heightCodec, 'tall', { feet: '', inches: '', text: 'very tall' }, 'very tall'],
  ['a height that gets parts', heightCodec, 'tall', { feet: '', inches: '', text: `5'7''` }, `5'7" (170.2 cm)`],
  ['a height whose text is cleared', heightCodec, 'tall', { feet: '5', inches: '7', text: '' }, `5'7" (170.2 cm)`],
  ['a weight that is a number', weightCodec, 120, { pounds: '121' }, '121 lbs (54.9 kg)'],
  ['a height that is cleared', heightCodec, `5'7"`, { feet: '', inches: '' }, ''],
])('%s', (_, codec, raw, form, json) => {
  expect(serialize(codec, form, raw)).toEqual(json);
});

test('a value of an item that the form does not know goes where the item goes', () => {
  const raw = [
    { file: 'a.avif', since: 3 },
    { file: 'b.avif', style: 'drawn' },
  ];
  const [a, b] = gallery.toForm(raw);
  const added = emptyItem({ file: textCodec, style: textCodec }, { file: 'c.avif' });
  const moved = [added, { ...(b as object), style: '' }, a] as ReturnType<typeof gallery.toForm>;
  expect(serialize(gallery, moved, raw)).toEqual([
    { file: 'c.avif' },
    { file: 'b.avif', style: '' },
    { file: 'a.avif', since: 3 },
  ]);
});

test('sheets keep their numbers, and texts that look like numbers', () => {
  const raw = { Stats: { Might: 4, Code: '007', Gear: ['rope'], More: { Luck: 1 } } };
  const [sheet] = sheetsCodec.toForm(raw);
  if (!sheet) throw new Error('no sheet');
  const rows = sheet.rows.map((row) => (row.form === 'text' ? { ...row, text: `${row.text}1` } : row));
  expect(serialize(sheetsCodec, [{ ...sheet, rows }], raw)).toEqual({
    Stats: { Might: 41, Code: '0071', Gear: ['rope'], More: { Luck: 1 } },
  });
});

test('rows that were added and left blank are not written, in lists and in sheets', () => {
  const parts = { name: textCodec, open: flagCodec };
  const list = listCodec(parts);
  const raw = [{ name: 'Mara' }];
  const edited = [emptyItem(parts), ...list.toForm(raw), emptyItem(parts)];
  expect(serialize(list, edited, raw)).toEqual(raw);
  expect(serialize(list, [emptyItem(parts)], undefined)).toBeUndefined();
  const sheets = { Stats: { Might: 41 } };
  const rows = [...sheetsCodec.toForm(sheets), newRow('text'), newRow('rows')];
  expect(serialize(sheetsCodec, rows, sheets)).toEqual(sheets);
  expect(serialize(sheetsCodec, [{ ...newRow('rows'), label: 'Gear' }], undefined)).toEqual({ Gear: '' });
});

test('a trait in plain text stays one, until it is given a name', () => {
  const raw = { storyTraits: ['Kind', 'Calm'] };
  const { storyTraits, flavorTraits } = traitsCodec.toForm(raw);
  const [kind, calm] = storyTraits;
  if (!kind || !calm) throw new Error('no traits');
  const edited = {
    storyTraits: [
      { ...kind, text: 'Cruel' },
      { ...calm, name: 'Temper' },
    ],
    flavorTraits,
  };
  expect(serialize(traitsCodec, edited, raw)).toEqual({ storyTraits: ['Cruel', { name: 'Temper', text: 'Calm' }] });
});

test.each([
  ['a list with something else in it', gallery, [{ file: 'a' }, 'b']],
  ['a list whose item holds an object', gallery, [{ file: {} }]],
  ['traits with a list among them', traitsCodec, { storyTraits: [['Kind']] }],
  ['traits beside something else', traitsCodec, { storyTraits: [], more: 1 }],
  ['a section with an object in its list', sectionCodec, [{ Now: 'x' }]],
  ['a sheet too deep', sheetsCodec, { a: { b: { c: { d: { e: 'f' } } } } }],
  ['lines with a break in them', linesCodec, ['a\nb']],
])('%s does not fit', (_, codec, raw) => {
  expect(codec.accepts(raw)).toBe(false);
});
