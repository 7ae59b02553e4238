import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An absolute path from one that is relative to the repository. */
export const fromRoot = (...parts: string[]) => path.join(root, ...parts);
