import { setTimeout } from 'node:timers/promises';

/** The age from which on a file is known by its stamp; a younger one is known by its content. */
const SETTLED_MS = 150;

/** Resolves when what has just been written is old enough to be known by its stamp. */
export const whenSettled = (): Promise<void> => setTimeout(SETTLED_MS);
