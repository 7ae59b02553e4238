import { useSuspenseQuery } from '@tanstack/react-query';
import { imageUrl } from '@otherfolk/shared/catalogue/image-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import { isVeiledRating } from '@otherfolk/shared/domain/content-veil';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { PlotArticle } from './plot-article';
import type { PlotPageData } from './plot-page-query';

/** A plot page, for one variant. */
export function PlotView(data: PlotPageData) {
  const { id, coreId, title, variantLabel, hook, images, accentColor, recordInfo } = data.plot;
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <>
      <PageMeta
        title={[title, variantLabel, site.name].filter(Boolean).join(' | ')}
        description={hook}
        path={paths.plot(coreId, id)}
        image={images?.cover && imageUrl('plotCover', images.cover)}
        type="article"
        themeColor={accentColor}
        isVeiled={isVeiledRating(recordInfo?.contentRating)}
      />
      <PlotArticle {...data} />
    </>
  );
}
