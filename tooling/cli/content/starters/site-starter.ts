import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { DEFAULT_RELEASE } from '@otherfolk/shared/domain/release';
import { nameOfId } from './name-of-id';

export const MISSING_COVER = 'missing-cover.svg';

/** Named after its folder. */
export function siteStarter(folderName: string) {
  const name = nameOfId(folderName.toLowerCase().replace(/[^a-z0-9]+/g, '-')) || 'A Catalogue';
  return {
    name,
    tagline: 'One line that says what it is',
    currentRelease: DEFAULT_RELEASE,
    missingCover: MISSING_COVER,
  };
}

export function changelogStarter(today: LocalDay) {
  return [{ title: 'First release', date: today, items: [{ type: 'Added', text: 'The doors are open.' }] }];
}
