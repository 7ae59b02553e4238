/** @jest-environment node */
import { wordsAsked, wordsOf } from './words-of';

test.each<[string, string[]]>([
  ["The Forger's Wedding", ['the', 'forgers', 'wedding']],
  ['Salonnière, née ÉMILIE', ['salonniere', 'nee', 'emilie']],
  ['  — … ', []],
  ['Stout-hearted 1887', ['stout', 'hearted', '1887']],
  ['灯台守 Юность', ['灯台', '台守', '守', 'юность']],
  ['x'.repeat(200), ['x'.repeat(40)]],
])("the words of '%s'", (text, words) => expect(wordsOf(text)).toEqual(words));

test.each<[string, string[]]>([
  ['健一 健一', ['健一']],
  ['健', ['健']],
  ['김철수', ['김철', '철수']],
  ['ｶﾞﾗｽ', ['ガラ', 'ラス']],
  ['Marenさん', ['maren', 'さん']],
])("'%s' asks for %j", (question, words) => expect(wordsAsked(question)).toEqual(words));
