import { type ComponentProps, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { anchorOf } from '../../domain/anchor';
import { useDrawnLater } from '../../page/use-drawn-later';
import { useHydratedLater } from '../../page/use-hydrated';
import { Section, type SectionLayout } from '../section';
import { Contents } from './contents';
import styles from './detail-layout.module.css';

/** What detail pages ask for once they are drawn. */
export const loadReadingAids = () => import(/* webpackChunkName: "later" */ './reading-aids');

const ReadingAids = lazy(async () => ({ default: (await loadReadingAids()).ReadingAids }));

export interface DetailSection extends SectionLayout {
  heading: string;
  content: ReactNode;
}

/** The body of a detail page: sections in the order given, and the contents beside them. It may be drawn after the heading. */
export function DetailLayout({ sections }: { sections: DetailSection[] }) {
  const drawn = useDrawnLater(sections);
  return drawn ? <DrawnLayout sections={drawn} /> : <div className={styles.ahead} aria-busy />;
}

const LaterAids = (props: ComponentProps<typeof ReadingAids>) => (
  <Suspense fallback={null}>{useHydratedLater() && <ReadingAids {...props} />}</Suspense>
);

const DrawnLayout = memo(function DrawnLayout({ sections }: { sections: DetailSection[] }) {
  const [reading, setReading] = useState<string>();
  const headings = sections.map(({ heading }) => heading);
  return (
    <div className={styles.layout} data-detail>
      <Contents headings={headings} reading={reading} />
      <div className={styles.sections}>
        {sections.map(({ heading, content, ...layout }) => (
          <Section key={heading} heading={heading} {...layout}>
            {content}
          </Section>
        ))}
      </div>
      <LaterAids anchors={headings.map(anchorOf)} onReading={setReading} />
    </div>
  );
});
