import { textHeight } from '@otherfolk/shared/browser/text-height';
import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import { headingOf } from '@otherfolk/shared/domain/section-heading';
import { inSectionOrder } from '@otherfolk/shared/domain/section-order';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import type { Plot } from '@otherfolk/shared/kinds/plot/plot-schema';
import { type LinksOfItem, linksOfVariant } from '@otherfolk/shared/links/linked-items';
import type { DetailSection } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { ImageGrid } from '@otherfolk/shared/ui/image/image-grid';
import { linkSection, mentionsSection } from '@otherfolk/shared/ui/link-sections';
import { Prose } from '@otherfolk/shared/ui/prose';
import type { SectionLayout } from '@otherfolk/shared/ui/section';
import { texts } from '../texts';
import { areRolesBlank, MainRoles } from './main-roles';

const TEXT: SectionLayout = { place: 'main' };
const BESIDE: SectionLayout = { place: 'side' };

/** The places of sections on wide screens; all others take the width. */
const LAYOUTS: ReadonlyMap<string, SectionLayout> = new Map([
  ['plotOverview', { place: 'main', look: 'lead' }],
  ['playerNotes', { place: 'side', look: 'cards' }],
  ['characterDynamics', TEXT],
  ['conflictAndResolution', { place: 'wide', look: 'columns' }],
  ['settingDetails', TEXT],
  ['setting', BESIDE],
  ['twistIdeas', { place: 'wide', look: 'cards' }],
]);

function layoutOf(key: string, value: unknown): Omit<DetailSection, 'heading' | 'content'> {
  const { place = 'wide', look } = LAYOUTS.get(key) ?? {};
  const isText = place === 'main' || place === 'side';
  const lines = look === 'lead' || look === 'cards' ? look : place;
  return { place, ...(look && { look }), ...(isText && { height: textHeight(value, lines as 'main') }) };
}

/** The sections of a plot page that have something to show, in order; after them stand the images, and what the plot is linked with. */
export function plotSections(
  { id, title, sections = {}, images }: Pick<Plot, 'id' | 'title' | 'sections' | 'images'>,
  links: LinksOfItem,
  viewer: Viewer,
): DetailSection[] {
  const { mainRoles, ...written } = sections;
  const contentOf = (key: string) =>
    key === 'mainRoles' ? (
      <MainRoles value={mainRoles ?? ''} cast={linksOfVariant(links.cast, id)} />
    ) : (
      <Prose value={written[key] ?? ''} />
    );
  const inOrder = inSectionOrder(Object.keys(sections))
    .filter((key) => !(key === 'mainRoles' ? areRolesBlank(mainRoles) : isEmptyValue(sections[key])))
    .map((key) => ({ heading: headingOf(key), content: contentOf(key), ...layoutOf(key, sections[key]) }));
  const gallery = images?.gallery ?? [];
  return [
    ...inOrder,
    ...(gallery.length > 0
      ? [{ heading: texts.page.gallery, content: <ImageGrid subject={title} items={gallery} /> }]
      : []),
    ...linkSection(texts.page.locations, linksOfVariant(links.appearsIn, id)),
    ...mentionsSection(links, viewer),
  ];
}
