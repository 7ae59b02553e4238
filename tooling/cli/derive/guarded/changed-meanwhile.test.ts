/** @jest-environment node */
import { rmSync } from 'node:fs';
import { derivedIds } from '@otherfolk/shared/derived/derived-folders';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { DerivationCache } from '../cache/derivation-cache';
import { SplitCatalogue } from './split-catalogue';
import { catalogueFolder, PUBLISHED, smallCatalogue } from './testing/small-catalogue';
import { whenSettled } from './testing/when-settled';
import { writeCatalogue } from './testing/write-catalogue';

const withText = (text: string) => ({
  ...smallCatalogue,
  [characterKind.index]: [{ id: 'ana-one', coreId: 'ana', name: 'Ana', ...PUBLISHED }],
  'characters/ana-one.json': { variantOf: 'ana', recordInfo: PUBLISHED, sections: { Overview: text } },
});

async function derivedOf(split: SplitCatalogue): Promise<string> {
  const files = await Promise.all(derivedIds.map((id) => split.filesOf('', id)));
  return JSON.stringify(await Promise.all(files.flat().map((file) => split.file('', file))));
}

let folder: string;
beforeEach(() => {
  folder = catalogueFolder(withText('lantern'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each<[string, () => Promise<unknown>]>([
  ['has just been written', () => Promise.resolve()],
  ['was there for a while', whenSettled],
])(
  'of a file that %s, is changed while it is read, and back again, nothing is kept of the change',
  async (_, settle) => {
    const cache = new DerivationCache();
    await settle();
    const before = await SplitCatalogue.read(folder, undefined, cache);
    writeCatalogue(folder, withText('compass'));
    expect(await derivedOf(before)).toContain('compass');
    writeCatalogue(folder, withText('lantern'));
    await settle();
    const after = await derivedOf(await SplitCatalogue.read(folder, undefined, cache));
    expect(after).toContain('lantern');
    expect(after).not.toContain('compass');
  },
);
