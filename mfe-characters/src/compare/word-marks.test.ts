/** @jest-environment node */
import fc from 'fast-check';
import { cellText } from './compared-content';
import { type TextBlock, textBlocks } from './text-blocks';
import { markWords } from './word-marks';

const text = (value: unknown): TextBlock[] => textBlocks(value);
/** Words that differ in brackets, blocks in lines. */
const shown = (value: unknown, other: unknown) =>
  markWords(text(value), text(other))?.map(({ runs }) =>
    runs.map((run) => (run.differs ? `[${run.text}]` : run.text)).join(''),
  );

test.each<[string, unknown, unknown, string[] | undefined]>([
  ['the same words', 'She keeps the lamp.', 'She keeps the lamp.', ['She keeps the lamp.']],
  ['another word', 'She keeps the lamp.', 'She keeps the key.', ['She keeps the [lamp].']],
  ['words that came', 'She keeps the old green lamp.', 'She keeps the lamp.', ['She keeps the [old green] lamp.']],
  ['words that went', 'She keeps the lamp.', 'She keeps the old lamp.', ['She keeps the lamp.']],
  ['another first word', 'He keeps the lamp.', 'She keeps the lamp.', ['[He] keeps the lamp.']],
  ['other blanks', 'She  keeps the lamp.', 'She keeps\nthe lamp.', ['She  keeps the lamp.']],
  ['an apostrophe', "Hana's lamp is out", "Juno's lamp is out", ["[Hana's] lamp is out"]],
  ['accents and other scripts', 'Élodie wohnt in Köln', 'Elodie wohnt in Köln', ['[Élodie] wohnt in Köln']],
  ['one item of a list', ['tea', 'rain', 'salt'], ['tea', 'rain'], ['tea', 'rain', '[salt]']],
  ['hardly a word in common', 'A red door opens.', 'Nobody said where it was kept.', undefined],
  ['nothing to hold it against', 'She keeps the lamp.', '', undefined],
])('a text with %s has its differing words marked', (_, value, other, expected) => {
  expect(shown(value, other)).toEqual(expected);
});

test('marking words loses nothing of a text, and of the same text it marks nothing', () => {
  const words = fc.array(fc.constantFrom('lamp', 'key', 'the', 'old', ',', '\n\n', 'é', '🏮'), { maxLength: 30 });
  fc.assert(
    fc.property(words, words, (some, others) => {
      const blocks = text(some.join(' '));
      const whole = blocks.map((block) => block.text);
      const joined = markWords(blocks, text(others.join(' ')))?.map(({ runs }) => runs.map((run) => run.text).join(''));
      expect(joined ?? whole).toEqual(whole);
      const same = markWords(blocks, blocks)?.flatMap(({ runs }) => runs.map(({ differs }) => differs)) ?? [];
      expect(same).not.toContain(true);
    }),
  );
});

test('the words of long texts that differ too much are not marked', () => {
  const long = (word: string) =>
    text(Array.from({ length: 1500 }, (_, at) => (at % 2 ? 'the' : `${word}${at}`)).join(' '));
  expect(markWords(long('a'), long('b'))).toBeUndefined();
});

test('a text of 5 MB is cut to what a cell takes, before its words are looked at', () => {
  const lamp = text('She keeps the lamp. '.repeat(250_000));
  const other = text(`${'She keeps the lamp. '.repeat(249_999)}She keeps the key.`);
  const [cell, otherCell] = [cellText(lamp), cellText(other)];
  expect(cell.blocks.map((block) => block.text.length)).toEqual([5000]);
  expect(cell.cut).not.toBe(otherCell.cut);
  expect(markWords(cell.blocks, otherCell.blocks)?.[0]?.runs).toHaveLength(1);
});
