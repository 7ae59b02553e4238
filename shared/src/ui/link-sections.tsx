// The styles come with the page: its HTML has the links from the start.
import './linked-items.module.css';
import { lazy, Suspense } from 'react';
import type { LinkedItem } from '../links/linked-items';
import type { DetailSection } from './detail-layout/detail-layout';
import type { SectionLayout } from './section';

/** What pages with links ask for once they are drawn: links work without it. */
export const loadLinkedItems = () => import(/* webpackChunkName: "later" */ './linked-items');

const LinkedItems = lazy(async () => ({ default: (await loadLinkedItems()).LinkedItems }));

/** Sections of links under their headings, without those that would be empty. */
export const linkSections = (
  sections: Readonly<Record<string, readonly LinkedItem[]>>,
  place: SectionLayout['place'] = 'wide',
): DetailSection[] =>
  Object.entries(sections)
    .filter(([, items]) => items.length > 0)
    .map(([heading, items]) => ({
      heading,
      place,
      content: (
        <Suspense fallback={null}>
          <LinkedItems items={items} />
        </Suspense>
      ),
    }));
