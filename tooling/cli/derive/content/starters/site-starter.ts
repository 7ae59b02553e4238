import { DEFAULT_RELEASE } from '@otherfolk/shared/domain/release';
import { nameOfId } from './name-of-id';

export const MISSING_COVER = 'missing-cover.svg';

/** Named after its folder. */
export function siteStarter(folderName: string) {
  const name = nameOfId(folderName.toLowerCase().replace(/[^a-z0-9]+/g, '-')) || 'A Catalogue';
  return {
    name,
    currentRelease: DEFAULT_RELEASE,
    missingCover: MISSING_COVER,
  };
}

/** No release yet: nobody has written of one. */
export const changelogStarter = (): unknown[] => [];
