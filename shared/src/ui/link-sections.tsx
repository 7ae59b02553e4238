// The styles come with the page: its HTML has the links from the start.
import './linked-items.module.css';
import { lazy, Suspense } from 'react';
import type { LinkedItem } from '../links/linked-items';
import type { DetailSection } from './detail-layout/detail-layout';
import type { SectionLayout } from './section';

/** What pages with links ask for once they are drawn: links work without it. */
export const loadLinkedItems = () => import(/* webpackChunkName: "later" */ './linked-items');

const LinkedItems = lazy(async () => ({ default: (await loadLinkedItems()).LinkedItems }));

/** A section of links; none where there are no links. */
export const linkSection = (
  heading: string,
  items: readonly LinkedItem[],
  place: SectionLayout['place'] = 'wide',
): DetailSection[] =>
  items.length > 0
    ? [
        {
          heading,
          place,
          content: (
            <Suspense>
              <LinkedItems items={items} />
            </Suspense>
          ),
        },
      ]
    : [];
