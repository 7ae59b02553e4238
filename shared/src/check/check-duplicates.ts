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
    const first = new Map<string, string>();
    return entitiesOf(content).flatMap((entity) => {
      const { file } = entity;
      const { hashes, paths } = of(entity);
      const pathLines = linesOf(paths);
      return linesOf(hashes).flatMap((hash, place): Finding[] => {
        const path = pathLines[place] ?? '';
        const earlier = first.get(hash);
        if (earlier === undefined) first.set(hash, `${file} ${path}`);
        return earlier === undefined ? [] : [saidTwice({ file, path }, earlier)];
      });
    });
  },
};
