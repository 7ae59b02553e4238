import type { Source } from '../source/source-item';
import { unaccounted } from './accounted';
import { planned } from './planned';

/** A file that no format can take without a word: what it says is read, or there is a sentence with a remedy. */
export function expectTold({ items, problems }: Source): void {
  expect(items.length + problems.length).toBeGreaterThan(0);
  expect(problems.filter(({ message, remedy }) => message.trim() === '' || remedy.trim() === '')).toEqual([]);
  expect(unaccounted([], { items, problems })).toEqual([]);
}

/** The texts that an import writes into files. */
export async function writtenTexts({ items }: Source): Promise<string> {
  const { after } = await planned(items);
  return [...after.values()].join('\n');
}
