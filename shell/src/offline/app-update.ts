import { placeOfBars } from '@otherfolk/shared/browser/place-of-bars';
import { createBar } from '../bar/create-bar';

/** Says that there is a new release. Nobody is made to take it: somebody may be in the middle of writing. */
export function offerRelease(onTake: () => void): void {
  const offer = createBar({
    label: 'New release',
    lines: ['There is a new release of this site.'],
    actions: { Reload: onTake, Later: () => offer.remove() },
  });
  offer.querySelector('p')?.setAttribute('role', 'status');
  placeOfBars().append(offer);
}
