import { numberOf } from '../catalogue/in-blocks';
import { proseOf } from './check-texts';
import { entitiesOf } from './content';
import { type Finding, warningAt } from './finding';
import type { Rule } from './rule';

/** Shorter texts may well be said twice. */
const MIN_LENGTH = 40;

/** The long texts of a file, in their order; ends of lines stand between. As a large catalogue has hundreds of thousands, these are long texts. */
interface Extracted {
  /** The hashes of their words. */
  hashes: string;
  paths: string;
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

const NUMBERS = 2 ** 32;

/** The numbers of the lines: the same for equal lines, and seldom for two others. */
const numbersOf = (text: string) => linesOf(text).map((line) => numberOf(line, NUMBERS));

/** The numbers that occur several times. */
function repeated(numbers: readonly number[]): Set<number> {
  const sorted = Uint32Array.from(numbers).sort();
  return new Set(sorted.filter((number, place) => place > 0 && number === sorted[place - 1]));
}

const saidTwice = (place: { file: string; path: string }, earlier: string) =>
  warningAt(place, `the same text stands in ${earlier}`, 'Say something of its own, or leave it to the one place');

/** Texts that say what they say once. */
export const duplicatesRule: Rule<Extracted> = {
  extract: (entity, hash) => {
    const long = proseOf(entity).flatMap(({ path, text }) => {
      const words = text.toLowerCase().replace(/\s+/g, ' ').trim();
      return words.length < MIN_LENGTH ? [] : [{ path, hash: hash(words) }];
    });
    return { hashes: long.map((each) => each.hash).join('\n'), paths: long.map(({ path }) => path).join('\n') };
  },
  find: (content, of) => {
    const entities = entitiesOf(content);
    const numbers = entities.map((entity) => numbersOf(of(entity).hashes));
    const ofSeveral = repeated(numbers.flat());
    const first = new Map<string, string>();
    return entities.flatMap((entity, index) => {
      if (!numbers[index]?.some((number) => ofSeveral.has(number))) return [];
      const { file } = entity;
      const paths = linesOf(of(entity).paths);
      return linesOf(of(entity).hashes).flatMap((hash, place): Finding[] => {
        const path = paths[place] ?? '';
        const earlier = first.get(hash);
        if (earlier === undefined) first.set(hash, `${file} ${path}`);
        return earlier === undefined ? [] : [saidTwice({ file, path }, earlier)];
      });
    });
  },
};
