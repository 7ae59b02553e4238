import { mergeVariant, displayedName } from '@otherfolk/shared/domain/merge';
import { paths } from '@otherfolk/shared/contract/paths';
import { isVeiledRating } from '@otherfolk/shared/domain/content-veil';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useContentVeil } from '@otherfolk/shared/page/use-content-veil';
import { imageUrl } from '@otherfolk/shared/catalogue/image-paths';
import { ContentVeil } from '@otherfolk/shared/ui/content-veil';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { TintedPage } from '@otherfolk/shared/ui/tinted-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useAge } from '../base-age/use-age';
import { CharacterBanner } from './character-banner';
import { CharacterBody } from './character-body';
import type { CharacterFiles } from './load-character';
import { summaryOf } from './summary';
import { TitleBlock } from './title-block';

/** A character page, for one variant. Of one behind a veil only the title block shows. */
export function CharacterView({ core, variant, selectable }: CharacterFiles) {
  const site = useSuspenseQuery(siteQuery).data;
  const character = mergeVariant(core, variant);
  const name = displayedName(character);
  const rating = character.recordInfo?.contentRating;
  const veil = useContentVeil(rating, useAge(character));
  const avatar = character.images?.avatar;
  return (
    <TintedPage {...character.styling}>
      <PageMeta
        title={[name, character.variantLabel, site.name].filter(Boolean).join(' | ')}
        description={summaryOf(character)}
        path={paths.character(core.id, variant.id)}
        image={avatar && imageUrl('avatar', avatar)}
        type="profile"
        themeColor={character.styling?.themeColor}
        isVeiled={isVeiledRating(rating)}
      />
      {veil === 'shown' && <CharacterBanner character={character} name={name} selectable={selectable} />}
      <TitleBlock character={character} name={name} />
      {veil === 'shown' ? (
        <CharacterBody core={core} character={character} selectable={selectable} />
      ) : (
        <ContentVeil rating={rating} veil={veil} place="page" />
      )}
    </TintedPage>
  );
}
