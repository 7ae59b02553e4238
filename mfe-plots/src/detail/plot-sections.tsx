import type { Plot } from '@otherfolk/shared/catalogue/schemas/plot';
import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import { headingOf } from '@otherfolk/shared/domain/section-heading';
import { inSectionOrder } from '@otherfolk/shared/domain/section-order';
import { type LinksOfItem,linksOfVariant } from '@otherfolk/shared/links/linked-items';
import type { DetailSection } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { ImageGrid } from '@otherfolk/shared/ui/image/image-grid';
import { linkSections } from '@otherfolk/shared/ui/link-sections';
import { Prose } from '@otherfolk/shared/ui/prose';
import { MainRoles } from './main-roles';

/** The sections of a plot page that have something to show, in order; after them stand the images, and what the plot is linked with. */
export function plotSections(
  { id, title, sections = {}, images }: Pick<Plot, 'id' | 'title' | 'sections' | 'images'>,
  { appearsIn, mentionedBy, cast }: LinksOfItem,
): DetailSection[] {
  const { mainRoles, ...texts } = sections;
  const contentOf = (key: string) =>
    key === 'mainRoles' ? (
      <MainRoles value={mainRoles ?? ''} cast={linksOfVariant(cast, id)} />
    ) : (
      <Prose value={texts[key] ?? ''} />
    );
  const written = inSectionOrder(Object.keys(sections))
    .filter((key) => !isEmptyValue(sections[key]))
    .map((key) => ({ heading: headingOf(key), content: contentOf(key) }));
  const gallery = images?.gallery ?? [];
  return [
    ...written,
    ...(gallery.length > 0 ? [{ heading: 'Gallery', content: <ImageGrid subject={title} items={gallery} /> }] : []),
    ...linkSections({ Places: linksOfVariant(appearsIn, id), 'Mentioned by': mentionedBy }),
  ];
}
