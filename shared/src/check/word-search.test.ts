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
