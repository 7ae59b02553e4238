/** @jest-environment node */
import fc from 'fast-check';
import { CatalogueInMemory } from '../testing/catalogue-in-memory';

const FILES = ['locations/quay.json', 'locations/tower.json', 'plots/storm-modern.json'];
const FIELD: Record<string, string> = { locations: 'vibe', plots: 'locations' };
const TEXTS = [
  'The lamp on the quay burned all through that night.',
  'Nobody came home from the storm before the morning.',
];

const text = fc.constantFrom(...TEXTS, ...TEXTS.map((each) => each.toUpperCase()), 'Short.');

test('whatever texts stand in whatever files, each but the first of those that are the same is named, with the first', () => {
  fc.assert(
    fc.property(fc.tuple(...FILES.map(() => fc.array(text, { maxLength: 4 }))), (lists) => {
      const catalogue = new CatalogueInMemory();
      const first = new Map<string, string>();
      // Entities are checked in this order: plots before places.
      const order = [2, 0, 1];
      const expected = order.flatMap((place) => {
        const file = FILES[place] ?? '';
        const field = FIELD[file.split('/')[0] ?? ''] ?? '';
        const texts = lists[place] ?? [];
        catalogue.edit<Record<string, unknown>>(file, (json) => void (json[field] = texts));
        return texts.flatMap((said, index) => {
          const where = `${file} $.${field}[${index}]`;
          const earlier = first.get(said.toLowerCase());
          if (said.length < 40 || earlier === undefined) {
            if (said.length >= 40) first.set(said.toLowerCase(), where);
            return [];
          }
          return [
            `warning ${where}: the same text stands in ${earlier}. Say something of its own, or leave it to the one place.`,
          ];
        });
      });
      catalogue.index();
      const found = catalogue.check().filter((line) => line.includes('the same text'));
      expect(found.sort()).toEqual(expected.sort());
    }),
    { numRuns: 60 },
  );
});
