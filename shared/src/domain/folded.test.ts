/** @jest-environment node */
import { folded } from './folded';

test.each([
  ['Søren Æbelø', 'soren aebelo'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['Işıl İnci', 'isil inci'],
  ['Đorđe', 'dorde'],
  ['Straße, STRASSE', 'strasse, strasse'],
  ['Þóra Guðrún', 'thora gudrun'],
  ['cœur', 'coeur'],
  ['Zoe\u0308', 'zoe'],
  ['Ｍａｒａ', 'mara'],
  ['ﬁn', 'fin'],
  ['ΟΔΥΣΣΕΥΣ Οδυσσεύς', 'οδυσσευσ οδυσσευσ'],
  ['Ёлка', 'елка'],
  ['שָׁלוֹם', 'שלום'],
  ['مُحَمَّد', 'محمد'],
])('%s is folded to %s', (text, expected) => expect(folded(text)).toBe(expected));

test.each(['ガラス', 'が', '健一', '김철수', 'ที่', 'हिन्दी'])('%s keeps its letters', (text) => {
  expect(folded(text)).toBe(text);
  expect(folded(text.normalize('NFD'))).toBe(text);
});
