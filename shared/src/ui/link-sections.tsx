import type { Viewer } from '../domain/viewer';
import type { LinkedItem, LinksOfItem } from '../links/linked-items';
import type { DetailSection } from './detail-layout/detail-layout';
import { LinkedItems, type LinkedItemsProps } from './linked-items';
import type { SectionLayout } from './section';

/** A section of links; none where there are no links. */
export const linkSection = (
  heading: string,
  items: readonly LinkedItem[],
  place: SectionLayout['place'] = 'wide',
  further?: LinkedItemsProps['further'],
): DetailSection[] =>
  items.length > 0 ? [{ heading, place, content: <LinkedItems items={items} further={further} /> }] : [];

/** The sections of the items that name the page. */
export const mentionsSection = (
  { mentionedBy, mentions }: Pick<LinksOfItem, 'mentionedBy' | 'mentions'>,
  viewer: Viewer,
) => linkSection('Mentioned by', mentionedBy, 'wide', mentions && { mentions, viewer });
