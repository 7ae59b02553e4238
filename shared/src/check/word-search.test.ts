/** @jest-environment node */
import { WordSearch } from './word-search';

const needle = (text: string) => ({ text, notBehind: /[\p{L}\p{N}]$/u, notBefore: /^[\p{L}\p{N}]/u });

const search = new WordSearch(['Tower', 'Tower (Old)', 'The Red Harvest', 'The Voice', '¡Olé!', '…'].map(needle));

test.each<[string, string[]]>([
  ['The Red Harvest', ['The Red Harvest']],
  ['(The Red Harvest)', ['The Red Harvest']],
  ['All of The Red Harvest, and The Voice.', ['The Red Harvest', 'The Voice']],
  ['The Voice of The Voice', ['The Voice', 'The Voice']],
  ['Meet at Tower (Old)!', ['Tower (Old)']],
  ['Tower, not Tower (Old)', ['Tower', 'Tower (Old)']],
  ['Towers, aTower, ÄTower, Tower2', []],
  ['the red harvest', []],
  ['The Red', []],
  ['¡Olé!', ['¡Olé!']],
  ['…', []],
  ['', []],
])("in '%s' it finds %j", (text, found) => {
  expect(search.in(text).map((each) => each.text)).toEqual(found);
});

const SPELLED = 'Zoë O’Dell';
const names = new WordSearch([
  { ...needle(SPELLED), anyCase: true },
  needle('Well-Met'),
  needle('Анна Ким'),
  needle('Tower'),
]);

test.each([
  ['in decomposed letters', 'Zoe\u0308 O’Dell'],
  ['with a no-break space', 'Zoë\u00a0O’Dell'],
  ['with a narrow one', 'Zoë\u202fO’Dell'],
  ['with several', 'Zoë   O’Dell'],
  ['with a soft hyphen', 'Zoë O’De\u00adll'],
  ['with characters that nobody sees', 'Z\u200boë\u2060 O’\ufeffDell'],
  ['with a mark of direction', '\u200eZoë O’Dell'],
  ['with a straight apostrophe', "Zoë O'Dell"],
  ['with another apostrophe', 'Zoë Oʼ\u200dDell'],
  ['with an acute for an apostrophe', 'Zoë O´Dell'],
  ['across lines', 'Zoë\n  O’Dell'],
  ['in wide letters', 'Ｚｏë　Ｏ＇Ｄｅｌｌ'],
  ['in capitals', 'ZOË O’DELL'],
  ['in small letters', 'zoë o’dell'],
  ['with a letter of another alphabet', 'Zоë O’Dеll'],
])('a name is found %s', (_, text) => {
  expect(names.in(`It was ${text}, who came.`).map((each) => each.text)).toEqual([SPELLED]);
});

test.each(['-', '‐', '‑', '–', '—', '−', '-\u00ad'])("a hyphen is found as '%s'", (dash) => {
  expect(names.in(`Well${dash}Met!`).map((each) => each.text)).toEqual(['Well-Met']);
});

test.each([
  ['АННА КИМ', 1],
  ['Анна  Ким', 1],
  ['TOWER', 1],
  ['tower', 0],
  ['Zoë O’Dellmann', 0],
  ['Zoe Dell', 0],
])("'%s' has so many names: %j", (text, count) => expect(names.in(text)).toHaveLength(count));
