// The styles come with the page: its HTML has the sections from the start.
import './family.module.css';
import './relationships.module.css';
import './sheet-content.module.css';
import '@otherfolk/shared/ui/badge.module.css';
import '@otherfolk/shared/ui/tags.module.css';
import { type ComponentType, lazy, Suspense } from 'react';

export const loadLaterSections = () => import(/* webpackChunkName: "later" */ './later-sections');

/**
 * A section below the first screen with nothing to press in it. It stands in the HTML from the start, and wakes up after the
 * rest: its links work without scripts.
 */
function later<Props extends object>(
  pick: (sections: Awaited<ReturnType<typeof loadLaterSections>>) => ComponentType<Props>,
) {
  const Section: ComponentType<Props> = lazy(async () => ({ default: pick(await loadLaterSections()) }));
  return function LaterSection(props: Props) {
    return (
      <Suspense fallback={null}>
        <Section {...props} />
      </Suspense>
    );
  };
}

export const Family = later(({ Family: section }) => section);
export const LifeStages = later(({ LifeStages: section }) => section);
export const Personality = later(({ Personality: section }) => section);
export const Relationships = later(({ Relationships: section }) => section);
export const SheetContent = later(({ SheetContent: content }) => content);
export const Tags = later(({ Tags: list }) => list);
