import { useSyncExternalStore } from 'react';
import { isValidId } from '@otherfolk/shared/domain/id';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { storedText } from '@otherfolk/shared/storage/stored-text';

export const MAX_LIVES = 4; // docs/product.md#compare

/** A life that a reader wants to compare with others. */
export interface CollectedLife {
  /** The id of the variant. */
  id: string;
  name: string;
}

/** The lives are kept for this tab: what members alone may know goes with everything else that a tab has kept, when they see less. */
const stored = storedText('compareLives', 'sessionStorage'); // docs/product.md#compare

/** Whether one more was asked for than there is room for, and nothing has been done about it since. */
let isOverfull = false;

const isLife = (value: unknown): value is CollectedLife =>
  isJsonRecord(value) && isValidId(value.id) && typeof value.name === 'string';

/** The lives that a stored text names, as far as it names some. */
export function collectedIn(text: string | null): CollectedLife[] {
  const parsed = tryOr((): unknown => JSON.parse(text ?? ''), []);
  const lives = (Array.isArray(parsed) ? parsed : []).filter(isLife);
  const byId = new Map(lives.map(({ id, name }) => [id, { id, name }]));
  return [...byId.values()].slice(0, MAX_LIVES);
}

const readCollected = () => collectedIn(stored.read());

function write(lives: readonly CollectedLife[], isTooMany = false): void {
  isOverfull = isTooMany;
  stored.write(JSON.stringify(lives));
}

export const clearCollected = () => write([]);

/** Takes a life out, or puts it in where there is room. */
export function toggleCollected(life: CollectedLife): void {
  const lives = readCollected();
  const others = lives.filter(({ id }) => id !== life.id);
  if (others.length < lives.length) write(others);
  else if (lives.length < MAX_LIVES) write([...lives, life]);
  else write(lives, true);
}

/** The lives that were collected in this tab, and whether the last one did not fit. */
export function useCollected(): { lives: CollectedLife[]; isOverfull: boolean } {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  const tooMany = useSyncExternalStore(
    stored.subscribe,
    () => isOverfull,
    () => false,
  );
  return { lives: collectedIn(text), isOverfull: tooMany };
}
