/** @jest-environment node */
import fc from 'fast-check';
import { deriveWords } from './derive-words';
import type { WordPart } from './search-files';

interface Texts {
  open: string[];
  forAdults: string[];
}

const counts = (words: readonly string[]) =>
  [...new Set(words)].map((word) => `${word} ${words.filter((each) => each === word).length}`).join(' ');

const itemOf = ({ open, forAdults }: Texts) => ({
  readWords: () => Promise.resolve({ open: counts(open), forAdults: counts(forAdults) }),
});

/** Each word with the places of its documents and how often it stands there, counted one by one. */
function counted(texts: readonly Texts[]): Map<string, [place: number, times: number][]> {
  const documents = [
    ...texts.map(({ open }) => open),
    ...texts.flatMap(({ forAdults }) => (forAdults.length > 0 ? [forAdults] : [])),
  ];
  const all = new Map<string, [number, number][]>();
  documents.forEach((words, place) => {
    for (const word of new Set(words)) {
      const times = words.filter((each) => each === word).length;
      all.set(word, [...(all.get(word) ?? []), [place, times]]);
    }
  });
  return all;
}

/** The places that a posting tells as gaps. */
function placesOf(posting: readonly number[]): [place: number, times: number][] {
  let place = 0;
  return posting.flatMap((gap, index): [number, number][] => {
    if (index % 2 === 1) return [];
    place += gap;
    return [[place, posting[index + 1] ?? 0]];
  });
}

const word = fc.constantFrom('lamp', 'quay', 'storm', 'constructor', '__proto__', '7', 'ß');
const texts = fc.record({ open: fc.array(word), forAdults: fc.array(word, { maxLength: 2 }) });

test('deriveWords lists for each word the items that say it, texts for adults as documents behind all others', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { maxLength: 40 }), async (all) => {
      const { parts, words } = await deriveWords(all.map(itemOf));
      const found = parts.flatMap(({ words: json }) => Object.entries(JSON.parse(json) as WordPart['words']));
      const expected = counted(all);
      // Words that stand nearly everywhere are left out where there are 20 documents or more.
      const rare = [...expected].filter(([each]) => !words.common.includes(each));
      expect(new Map(found.map(([each, posting]) => [each, placesOf(posting)]))).toEqual(new Map(rare));
      const adults = all.flatMap(({ forAdults }, item) => (forAdults.length > 0 ? [item] : []));
      expect(words.forAdults).toEqual(adults);
    }),
  );
});
