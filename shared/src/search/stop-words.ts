/** Words of English questions that say nothing about what is asked for. */
const STOP_WORDS = new Set(
  [
    'a an the this that these those',
    'i me my you your he him his she her it its we us our they them their',
    'who whom whose what which where when why how',
    'am is are was were be been being do does did has have had will would can could shall should may might must',
    'and or but nor not no if of at by for with about as in into on onto to from than then there here so too also',
    'tell show find give please any some all anybody anyone somebody someone',
  ].flatMap((line) => line.split(' ')),
);

/** The words of a question without the commonest ones of English; all of them where no other is left, as in the name of a band. */
export function withoutStopWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** The fewest letters of a word whose ending is cut; shorter ones lose too much with it. */
const SHORTEST = 5;

/** The beginning that a word shares with its plural: 'lantern' of 'lanterns'. */
export const stemOf = (word: string): string =>
  word.length >= SHORTEST && /[^sui']s$/.test(word) ? word.slice(0, -1) : word;
