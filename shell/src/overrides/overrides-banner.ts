import { placeOfBars } from '@otherfolk/shared/browser/place-of-bars';
import { createBar } from '../bar/create-bar';
import type { Overrides } from './parse-overrides';

/** Stands on every page while something is overridden: nobody should take such a page for the site. */
export function showOverrides(overrides: Overrides, refused: string[], onReset: () => void): void {
  if (refused.length === 0 && Object.keys(overrides).length === 0) return;
  const taken = Object.entries(overrides).map(([remote, url]) => `'${remote}' comes from ${url}`);
  const bar = createBar({ label: 'Overrides', lines: [...refused, ...taken], actions: { Reset: onReset } });
  bar.classList.add('otherfolk-bar-of-overrides');
  placeOfBars().append(bar);
}
