// The styles come with the page: its HTML has the links from the start.
import './linked-items.module.css';
import { lazy, Suspense } from 'react';
import type { Viewer } from '../domain/viewer';
import type { LinkedItem, LinksOfItem } from '../links/linked-items';
import type { DetailSection } from './detail-layout/detail-layout';
import type { LinkedItemsProps } from './linked-items';
import type { SectionLayout } from './section';

/** What pages with links ask for once they are drawn: links work without it. */
export const loadLinkedItems = () => import(/* webpackChunkName: "later" */ './linked-items');

const LinkedItems = lazy(async () => ({ default: (await loadLinkedItems()).LinkedItems }));

/** A section of links; none where there are no links. */
export const linkSection = (
  heading: string,
  items: readonly LinkedItem[],
  place: SectionLayout['place'] = 'wide',
  further?: LinkedItemsProps['further'],
): DetailSection[] =>
  items.length > 0
    ? [
        {
          heading,
          place,
          content: (
            <Suspense>
              <LinkedItems items={items} further={further} />
            </Suspense>
          ),
        },
      ]
    : [];

/** Who and what else names the page. */
export const mentionsSection = (
  { mentionedBy, mentions }: Pick<LinksOfItem, 'mentionedBy' | 'mentions'>,
  viewer: Viewer,
) => linkSection('Mentioned by', mentionedBy, 'wide', mentions && { mentions, viewer });
