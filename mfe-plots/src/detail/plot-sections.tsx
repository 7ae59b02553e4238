import type { Plot } from '@otherfolk/shared/catalogue/schemas/plot';
import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import { headingOf } from '@otherfolk/shared/domain/section-heading';
import { inSectionOrder } from '@otherfolk/shared/domain/section-order';
import type { DetailSection } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { ImageGrid } from '@otherfolk/shared/ui/image/image-grid';
import { Prose } from '@otherfolk/shared/ui/prose';
import { MainRoles } from './main-roles';

/** The sections of a plot page that have something to show, in order; the images stand after them. */
export function plotSections({
  title,
  sections = {},
  images,
}: Pick<Plot, 'title' | 'sections' | 'images'>): DetailSection[] {
  const { mainRoles, ...texts } = sections;
  const contentOf = (key: string) =>
    key === 'mainRoles' ? <MainRoles value={mainRoles ?? ''} /> : <Prose value={texts[key] ?? ''} />;
  const written = inSectionOrder(Object.keys(sections))
    .filter((key) => !isEmptyValue(sections[key]))
    .map((key) => ({ heading: headingOf(key), content: contentOf(key) }));
  const gallery = images?.gallery ?? [];
  if (gallery.length === 0) return written;
  return [...written, { heading: 'Gallery', content: <ImageGrid subject={title} items={gallery} /> }];
}
