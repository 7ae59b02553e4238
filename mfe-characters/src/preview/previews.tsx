import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';
import { CharacterArticle } from '../detail/character-article';
import { Family } from '../detail/family';
import { mergedCharacter } from '../merged-character';

/** The page of a character as its files stand in an editor, whose title is the heading of the page. */
export const CharacterPreview = ({ core, variant }: WidgetProps<'character-preview'>) => (
  <CharacterArticle core={core} character={mergedCharacter(core, variant)} selectable={[]} Heading="h2" />
);

/** A family as its file stands in an editor, as the pages of its members show it. */
export const FamilyPreview = ({ family }: WidgetProps<'family-preview'>) => <Family family={family} />;
