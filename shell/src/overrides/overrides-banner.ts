import sheet from './overrides-banner.css' with { type: 'css' };
import type { Overrides } from './parse-overrides';

/** Stands on every page while something is overridden, above all else: nobody should take such a page for the site. */
export function showOverrides(overrides: Overrides, refused: string[], onReset: () => void): void {
  const lines = Object.entries(overrides).map(([remote, url]) => `'${remote}' comes from ${url}`);
  const banner = document.createElement('aside');
  banner.className = 'overrides';
  banner.ariaLabel = 'Overrides';
  for (const line of [...refused, ...lines]) {
    banner.append(Object.assign(document.createElement('p'), { textContent: line }));
  }
  const reset = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Reset' });
  reset.addEventListener('click', onReset);
  banner.append(reset);
  document.adoptedStyleSheets.push(sheet);
  document.body.prepend(banner);
}
