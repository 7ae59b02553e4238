/** @jest-environment node */
import { textHeight } from '../../browser/text-height';
import { sectionColumns } from './section-columns';

type Place = 'main' | 'side' | 'wide' | 'fill';
const section = (place: Place, height: number) => ({ place, height });

/** One word for each section: the column, and over how many rows; nothing for all of the width. */
const columnsOf = (...sections: [Place, number][]) =>
  sectionColumns(sections.map(([place, height]) => section(place, height)))
    .map(({ column = 'wide', rows = 1 }) => (rows > 1 ? `${column}${rows}` : column))
    .join(' ');

test.each<[string, [Place, number][], string]>([
  [
    'stands beside a text of its height',
    [
      ['main', 400],
      ['side', 450],
    ],
    'text rail',
  ],
  [
    'stands beside a longer text',
    [
      ['main', 900],
      ['side', 400],
    ],
    'text rail',
  ],
  [
    'has the next texts beside it, too, where it is longer',
    [
      ['main', 300],
      ['side', 1000],
      ['main', 350],
      ['main', 400],
    ],
    'text rail3 text text',
  ],
  [
    'leaves out texts that find no room',
    [
      ['main', 300],
      ['side', 700],
      ['main', 350],
      ['main', 400],
    ],
    'text rail2 text wide',
  ],
  [
    'takes the width where a hole would be left',
    [
      ['main', 200],
      ['side', 900],
      ['wide', 400],
    ],
    'wide wide wide',
  ],
  [
    'has pictures beside it that fit',
    [
      ['main', 300],
      ['side', 1000],
      ['fill', 600],
    ],
    'text rail2 text',
  ],
  [
    'has no pictures beside it that go far beyond it',
    [
      ['main', 600],
      ['side', 800],
      ['fill', 1600],
    ],
    'text rail wide',
  ],
  [
    'takes the width where the text before it stands beside another',
    [
      ['main', 300],
      ['side', 800],
      ['main', 400],
      ['side', 300],
    ],
    'text rail2 text wide',
  ],
  [
    'takes the width behind what is no text',
    [
      ['wide', 300],
      ['side', 300],
    ],
    'wide wide',
  ],
])('a section that belongs beside a text %s', (_, sections, columns) => expect(columnsOf(...sections)).toBe(columns));

test('a longer text is higher, and higher still in a narrow column', () => {
  const text = 'word '.repeat(100);
  expect(textHeight(text, 'main')).toBeGreaterThan(textHeight('word', 'main'));
  expect(textHeight([text, text], 'cards')).toBeGreaterThan(textHeight([text, text], 'side'));
  expect(textHeight({ One: text, Two: 3 }, 'main')).toBeGreaterThan(textHeight(text, 'main'));
});
