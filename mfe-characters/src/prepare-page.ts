import { paths } from '@otherfolk/shared/contract/paths';
import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { loadAtlas } from './atlas/routes';
import { prepareCharacter } from './detail/prepare-character';

/** What a page of this remote asks for: `page.json` brings the data of the atlas. */
export const preparePage = (page: PageToOpen): Promise<unknown> =>
  page.pathname.startsWith(paths.atlas) ? loadAtlas() : prepareCharacter(page);
