import type { Boot } from '../app/boot';
import type { Overrides } from './parse-overrides';

/**
 * What a page starts from when some remotes come from elsewhere: it knows nothing of their deployed files, and where it was
 * drawn by one of them, it is drawn anew.
 */
export function applyOverrides(boot: Boot, overrides: Overrides): Boot {
  const isReplaced = (id: string) => Object.hasOwn(overrides, id);
  const known = Object.entries(boot.known).filter(([id]) => !isReplaced(id));
  return {
    ...boot,
    overrides,
    known: Object.fromEntries(known),
    rendered: boot.rendered && !Object.keys(boot.known).some(isReplaced),
  };
}
