// Part of the inline script, so it imports next to nothing.
import { foldedOn, foldingPage } from '@otherfolk/shared/storage/folded-sections';

/** Folds what was folded when the page was left, before its code has come, which would move what stands below. */
export function foldSections(): void {
  for (const anchor of foldedOn(foldingPage(location.pathname)))
    if (location.hash !== `#${encodeURIComponent(anchor)}`)
      document.getElementById(anchor)?.querySelector('details')?.removeAttribute('open');
}
