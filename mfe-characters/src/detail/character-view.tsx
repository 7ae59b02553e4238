import { imageUrl } from '@otherfolk/shared/catalogue/image-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import { summaryOf } from '@otherfolk/shared/domain/character-summary';
import { isVeiledRating } from '@otherfolk/shared/domain/content-veil';
import { displayedName } from '@otherfolk/shared/domain/merge';
import type { Site } from '@otherfolk/shared/kinds/site/site-schema';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { mergedCharacter } from '../merged-character';
import { CharacterArticle } from './character-article';
import type { CharacterFiles } from './load-character';

interface CharacterViewProps extends CharacterFiles {
  site: Site;
  /** Whether the files are on the way, and these are what a list says. */
  isPlaceholder: boolean;
}

/** A character page, for one variant, with what the head of the document says of it. */
export function CharacterView({ site, core, variant, selectable, isPlaceholder }: CharacterViewProps) {
  const character = mergedCharacter(core, variant);
  const avatar = character.images?.avatar;
  return (
    <>
      <PageMeta
        title={[displayedName(character), character.variantLabel, site.name].filter(Boolean).join(' | ')}
        description={summaryOf(character)}
        path={paths.character(core.id, variant.id)}
        image={avatar && imageUrl('avatar', avatar)}
        type="profile"
        themeColor={character.styling?.themeColor}
        isVeiled={isVeiledRating(character.recordInfo?.contentRating)}
      />
      <CharacterArticle core={core} character={character} selectable={selectable} isPlaceholder={isPlaceholder} />
    </>
  );
}
