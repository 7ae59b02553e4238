import { useSuspenseQuery } from '@tanstack/react-query';
import { loadReadingAids } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { loadLinkedItems } from '@otherfolk/shared/ui/link-sections';
import { characterPageQuery } from './character-page-query';
import { CharacterView } from './character-view';
import { loadLaterSections } from './lazy-sections';
import { LoadedPage, type LoadedProps } from './loaded-page';

/** Loads what the page asks for once it is drawn. */
export const loadLater = (): Promise<unknown> =>
  Promise.all([loadLaterSections(), loadReadingAids(), loadLinkedItems()]);

function LoadedCharacter({ site: { currentRelease: release }, ...request }: LoadedProps) {
  return <CharacterView {...useSuspenseQuery(characterPageQuery({ ...request, release })).data} />;
}

/** The page of a life. */
export const CharacterPage = () => <LoadedPage Content={LoadedCharacter} />;
