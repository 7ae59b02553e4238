import { proseOf } from './check-texts';
import { entitiesOf, type Entity } from './content';
import { type Finding, warningAt } from './finding';
import type { Rule } from './rule';

/** Shorter texts may well be said twice. */
const MIN_LENGTH = 40;

/** The long texts of a file, in their order. */
interface Extracted {
  /** Of their words, with ends of lines between: a large catalogue has hundreds of thousands. */
  hashes: string;
  paths: string[];
}

const hashesIn = ({ hashes }: Extracted) => (hashes === '' ? [] : hashes.split('\n'));

const saidTwice = (place: { file: string; path: string }, earlier: string) =>
  warningAt(place, `the same text stands in ${earlier}`, 'Say something of its own, or leave it to the one place');

/** Texts that say what they say once. */
export const duplicatesRule: Rule<Extracted> = {
  extract: (entity, hash) => {
    const long = proseOf(entity).flatMap(({ path, text }) => {
      const words = text.toLowerCase().replace(/\s+/g, ' ').trim();
      return words.length < MIN_LENGTH ? [] : [{ path, hash: hash(words) }];
    });
    return { hashes: long.map((each) => each.hash).join('\n'), paths: long.map(({ path }) => path) };
  },
  find: (content, of) => {
    const first = new Map<string, Entity>();
    const findings: Finding[] = [];
    const placeOf = (entity: Entity, place: number) => ({ file: entity.file, path: of(entity).paths[place] ?? '' });
    for (const entity of entitiesOf(content)) {
      for (const [place, hash] of hashesIn(of(entity)).entries()) {
        const earlier = first.get(hash);
        if (earlier) {
          const { file, path } = placeOf(earlier, hashesIn(of(earlier)).indexOf(hash));
          findings.push(saidTwice(placeOf(entity, place), `${file} ${path}`));
        } else first.set(hash, entity);
      }
    }
    return findings;
  },
};
