import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { stageOf } from '@otherfolk/shared/domain/release';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { withContributed } from '@otherfolk/shared/ui/contributed-sections';
import { DetailLayout } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { LoadingSections } from '@otherfolk/shared/ui/detail-layout/loading-sections';
import { StageBadge } from '@otherfolk/shared/ui/stage-badge';
import { TintedPage } from '@otherfolk/shared/ui/tinted-page';
import { LocationBanner } from './location-banner';
import type { LocationFiles } from './location-page-query';
import { locationSections } from './location-sections';
import styles from './location-view.module.css';
import { TagLine } from './tag-line';

export const ACCENT_COLOR = '#5ca3a3'; // docs/product.md#location-page

interface LocationArticleProps {
  files: LocationFiles;
  /** The level of the heading with the name; the first level without it. */
  Heading?: 'h1' | 'h2';
  /** Whether only what a list says is there: the sections are on the way. */
  isPlaceholder?: boolean;
  children?: ReactNode;
}

/** The content of a location's page; `children` stand at its end. */
export function LocationArticle(props: LocationArticleProps) {
  const { files, Heading: Name = 'h1', isPlaceholder = false, children } = props;
  const { id, name, lang, bannerImage, coverImage, themeColor, tags = [], ...stage } = files.location;
  const viewer = usePageViewer(useViewer());
  const { currentRelease } = useSuspenseQuery(siteQuery).data;
  const own = locationSections(files, viewer);
  const sections = withContributed(own, useShellContext(), { kind: 'locations', id }, viewer);
  return (
    <TintedPage themeColor={themeColor} accentColor={ACCENT_COLOR} lang={lang}>
      <div className={styles.location}>
        <LocationBanner
          key={id}
          name={name}
          bannerImage={bannerImage}
          coverImage={coverImage}
          isPlaceholder={isPlaceholder}
        />
        <header className={styles.header}>
          <Name dir="auto">{name}</Name>
          <StageBadge stage={stageOf(stage, currentRelease)} />
          {tags.length > 0 && <TagLine tags={tags} withGroups />}
        </header>
        {isPlaceholder ? <LoadingSections /> : <DetailLayout id={id} sections={sections} />}
        {children}
      </div>
    </TintedPage>
  );
}
