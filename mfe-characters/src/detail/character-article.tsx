import { displayedName } from '@otherfolk/shared/domain/merge';
import { useContentVeil } from '@otherfolk/shared/hooks/use-content-veil';
import type { CharacterCore } from '@otherfolk/shared/kinds/character/character-core-schema';
import { ContentVeil } from '@otherfolk/shared/ui/content-veil';
import { LoadingSections } from '@otherfolk/shared/ui/detail-layout/loading-sections';
import { TintedPage } from '@otherfolk/shared/ui/tinted-page';
import { useAge } from '../base-age/use-age';
import type { MergedCharacter } from '../merged-character';
import { CharacterBanner } from './character-banner';
import { CharacterBody } from './character-body';
import { TitleBlock } from './title-block';

interface CharacterArticleProps {
  core: CharacterCore;
  character: MergedCharacter;
  /** Ids of the variants that picker and arrows offer. */
  selectable: string[];
  /** The level of the heading with the name; the first level without it. */
  Heading?: 'h2';
  /** Whether only what a list says is there: what stands below the title block is on the way. */
  isPlaceholder?: boolean;
}

/** The content of a character page, for one variant. Of one behind a veil only the title block shows. */
export function CharacterArticle({
  core,
  character,
  selectable,
  Heading,
  isPlaceholder = false,
}: CharacterArticleProps) {
  const name = displayedName(character);
  const rating = character.recordInfo?.contentRating;
  const veil = useContentVeil(rating, useAge(character));
  const body = isPlaceholder ? (
    <LoadingSections />
  ) : (
    <CharacterBody core={core} character={character} selectable={selectable} />
  );
  return (
    <TintedPage {...character.styling} lang={character.lang}>
      {veil === 'shown' && (
        <CharacterBanner character={character} name={name} selectable={selectable} isPlaceholder={isPlaceholder} />
      )}
      <TitleBlock character={character} name={name} Heading={Heading} />
      {veil === 'shown' ? body : <ContentVeil rating={rating} veil={veil} place="page" />}
    </TintedPage>
  );
}
