import type { ReactNode } from 'react';
import { Contents } from './contents';
import styles from './detail-layout.module.css';
import { Section } from './section';

export interface DetailSection {
  heading: string;
  content: ReactNode;
}

/** The body of a detail page: sections in the order given, and the contents beside them. */
export function DetailLayout({ sections }: { sections: DetailSection[] }) {
  return (
    <div className={styles.layout}>
      <Contents headings={sections.map(({ heading }) => heading)} />
      <div className={styles.sections}>
        {sections.map(({ heading, content }) => (
          <Section key={heading} heading={heading}>
            {content}
          </Section>
        ))}
      </div>
    </div>
  );
}
