import { mergeVariant, displayedName } from '@otherfolk/shared/domain/merge';
import { paths } from '@otherfolk/shared/contract/paths';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { imageUrl } from '@otherfolk/shared/catalogue/image-paths';
import { DetailLayout } from '@otherfolk/shared/ui/detail-layout';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { TintedPage } from '@otherfolk/shared/ui/tinted-page';
import { VariantPicker } from '@otherfolk/shared/ui/variant-picker';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CharacterBanner } from './character-banner';
import type { CharacterFiles } from './load-character';
import { summaryOf } from './summary';
import { TitleBlock } from './title-block';
import { useCharacterSections } from './use-character-sections';

/** A character page, for one variant. */
export function CharacterView({ core, variant, selectable }: CharacterFiles) {
  const site = useSuspenseQuery(siteQuery).data;
  const character = mergeVariant(core, variant);
  const name = displayedName(character);
  const sections = useCharacterSections(character);
  const labels = new Map(core.variants?.map(({ id, label }) => [id, label ?? id]));
  const variants = selectable.map((id) => ({ id, label: labels.get(id) ?? id, to: paths.character(core.id, id) }));
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
      />
      <CharacterBanner character={character} name={name} selectable={selectable} />
      <TitleBlock character={character} name={name} />
      {variants.length > 0 && <VariantPicker variants={variants} currentId={variant.id} />}
      <DetailLayout sections={sections} />
    </TintedPage>
  );
}
