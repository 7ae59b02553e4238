/** @jest-environment node */
import { CatalogueInMemory } from '../testing/catalogue-in-memory';

type Json = Record<string, unknown> & { [key: string]: Json };

test('an item that is private where it was imported from is an error where it is published', () => {
  const catalogue = new CatalogueInMemory();
  catalogue.edit<Json>(
    'plots/storm-modern.json',
    (json) => Object.assign(json['recordInfo'] ?? {}, { source: { id: 'kanka/plots/1', isPrivate: true } }) && json,
  );
  expect(catalogue.check()).toEqual([
    'error plots/storm-modern.json $.recordInfo.published: is private where it was imported from, and would be shown. Take the status back, or remove recordInfo.source.isPrivate.',
  ]);
});
