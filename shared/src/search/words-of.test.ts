/** @jest-environment node */
import { wordsOf } from './words-of';

test.each<[string, string[]]>([
  ["The Forger's Wedding", ['the', 'forgers', 'wedding']],
  ['Salonnière, née ÉMILIE', ['salonniere', 'nee', 'emilie']],
  ['  — … ', []],
  ['Stout-hearted 1887', ['stout', 'hearted', '1887']],
  ['灯台守 Юность', ['灯台守', 'юность']],
  ['x'.repeat(200), ['x'.repeat(40)]],
])("the words of '%s'", (text, words) => expect(wordsOf(text)).toEqual(words));
