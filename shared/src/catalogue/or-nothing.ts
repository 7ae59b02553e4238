import { isCatalogueError } from './catalogue-error';

/** The value that was read; undefined where it cannot be. */
export async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    return undefined;
  }
}
