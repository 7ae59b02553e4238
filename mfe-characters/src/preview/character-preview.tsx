import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';
import { CharacterArticle } from '../detail/character-article';
import { Family } from '../detail/family';
import { mergedCharacter } from '../merged-character';

/** The page of a character, or a family, as the files stand in an editor; its title is the heading of the page. */
export function CharacterPreview(given: WidgetProps<'character-preview'>) {
  if ('family' in given) return <Family family={given.family} />;
  const character = mergedCharacter(given.core, given.variant);
  return <CharacterArticle core={given.core} character={character} selectable={[]} Heading="h2" />;
}
