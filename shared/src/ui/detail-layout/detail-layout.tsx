import { memo, type ReactNode, useState } from 'react';
import { anchorOf } from '../../domain/anchor';
import { useDrawnLater } from '../../hooks/use-drawn-later';
import { Section, type SectionLayout } from '../section';
import { type Colours, Tint } from '../tint';
import { Contents } from './contents';
import styles from './detail-layout.module.css';
import { ReadingWatch } from './reading-watch';
import { sectionColumns } from './section-columns';

export interface DetailSection extends SectionLayout {
  heading: string;
  content: ReactNode;
  /** The height in pixels on a wide screen, about: what stands beside what follows from it. */
  height?: number;
}

interface DetailLayoutProps {
  /** The id of the item that the page is about. */
  id: string;
  sections: DetailSection[];
  /** The colours of a page that can change to another item: the sections keep these until the sections of the other are drawn. */
  colours?: Colours | undefined;
}

/**
 * The body of a detail page: sections in the order given, and the contents beside them. It is drawn after the heading: those of the
 * item that was open before stay until then.
 */
export function DetailLayout({ id, ...drawing }: DetailLayoutProps) {
  const drawn = useDrawnLater(id);
  if (drawn === undefined) return <div className={styles.ahead} aria-busy data-detail />;
  return <DrawnLayout {...drawing} isOfEarlier={drawn !== id} />;
}

interface DrawnLayoutProps extends Omit<DetailLayoutProps, 'id'> {
  /** Whether what is drawn is of the item that was open before, and stays as it is. */
  isOfEarlier: boolean;
}

const DrawnLayout = memo(
  function DrawnLayout({ sections, colours: { themeColor, accentColor } = {} }: DrawnLayoutProps) {
    const [reading, setReading] = useState<string>();
    const headings = sections.map(({ heading }) => heading);
    const columns = sectionColumns(sections);
    return (
      <Tint themeColor={themeColor} accentColor={accentColor} className={styles.layout} data-detail>
        <Contents headings={headings} reading={reading} />
        <div className={styles.sections}>
          {sections.map(({ heading, content, look }, at) => (
            <Section key={heading} heading={heading} look={look} column={columns[at]}>
              {content}
            </Section>
          ))}
        </div>
        <ReadingWatch anchors={headings.map(anchorOf)} onReading={setReading} />
      </Tint>
    );
  },
  (_, { isOfEarlier }) => isOfEarlier,
);
