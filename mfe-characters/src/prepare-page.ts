import { paths } from '@otherfolk/shared/contract/paths';
import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { loadAtlas } from './atlas/routes';
import { hasCharacterPlaceholder, loadCharacterCode, prepareCharacter } from './detail/prepare-character';

/** The queries of a page of this remote: `page.json` brings the data of the atlas. */
export const preparePage = (page: PageToOpen): Promise<unknown> =>
  page.pathname.startsWith(paths.atlas) ? loadAtlas() : prepareCharacter(page);

/** The atlas rests on files that no list has. */
export const hasPlaceholder = (page: PageToOpen): boolean =>
  !page.pathname.startsWith(paths.atlas) && hasCharacterPlaceholder(page);

/** The atlas is loaded for those alone who are about to open it. */
export const loadCode = async (pathname: string): Promise<unknown> =>
  pathname.startsWith(paths.atlas) ? undefined : loadCharacterCode(pathname);
