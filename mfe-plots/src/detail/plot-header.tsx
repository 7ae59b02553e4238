import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stageOf } from '@otherfolk/shared/domain/release';
import type { Plot } from '@otherfolk/shared/kinds/plot/plot-schema';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { RecordInfo } from '@otherfolk/shared/ui/record-info';
import { StageBadge } from '@otherfolk/shared/ui/stage-badge';
import { Tags } from '@otherfolk/shared/ui/tags';
import { PlotCover } from './plot-cover';
import styles from './plot-header.module.css';
import { PLOT_TAG_TONES } from './plot-tag-tones';

const COVER_SIZES = '(min-width: 1130px) 340px, (min-width: 800px) 30vw, (min-width: 700px) 240px, 272px';

interface PlotHeaderProps {
  plot: Plot;
  /** Cover, hook and tags, and what `children` are, stand behind a veil. */
  isVeiled: boolean;
  /** The level of the heading with the title; the first level without it. */
  Heading?: 'h1' | 'h2' | undefined;
  /** The elements below the hook. */
  children: ReactNode;
}

/** The cover, and beside it what the plot is called and what it is about. */
export function PlotHeader({ plot, isVeiled, Heading: Title = 'h1', children }: PlotHeaderProps) {
  const { title, variantLabel, hook, tags = [], images, recordInfo = {} } = plot;
  const { currentRelease } = useSuspenseQuery(siteQuery).data;
  return (
    <header className={styles.header}>
      {!isVeiled && (
        <div className={styles.cover} data-banner>
          <PlotCover file={images?.cover} alt={title} sizes={COVER_SIZES} priority="first" />
        </div>
      )}
      <div className={styles.words}>
        <div>
          <Title dir="auto">{title}</Title>
          {variantLabel && (
            <p className={styles.label} dir="auto">
              {variantLabel}
            </p>
          )}
        </div>
        <StageBadge stage={stageOf(recordInfo, currentRelease)} />
        {hook && !isVeiled && (
          <p className={styles.hook} dir="auto">
            {hook}
          </p>
        )}
        {tags.length > 0 && !isVeiled && <Tags tags={tags} tones={PLOT_TAG_TONES} />}
        <RecordInfo record={recordInfo} />
        {!isVeiled && children}
      </div>
    </header>
  );
}
