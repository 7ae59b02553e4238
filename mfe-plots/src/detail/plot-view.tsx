import { useSuspenseQuery } from '@tanstack/react-query';
import { imageUrl } from '@otherfolk/shared/catalogue/image-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import { isVeiledRating } from '@otherfolk/shared/domain/content-veil';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useContentVeil } from '@otherfolk/shared/page/use-content-veil';
import { ContentVeil } from '@otherfolk/shared/ui/content-veil';
import { DetailLayout } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { TintedPage } from '@otherfolk/shared/ui/tinted-page';
import { VariantPicker } from '@otherfolk/shared/ui/variant-picker';
import { PlotHeader } from './plot-header';
import type { PlotPageData } from './plot-page-query';
import { plotSections } from './plot-sections';

/** A plot page, for one variant. Of one behind a veil only the title and what is on record show. */
export function PlotView({ plot, variants, links }: PlotPageData) {
  const { id, coreId, title, variantLabel, hook, images, accentColor, themeClass } = plot;
  const rating = plot.recordInfo?.contentRating;
  const veil = useContentVeil(rating);
  const site = useSuspenseQuery(siteQuery).data;
  const sections = plotSections(plot, links);
  return (
    <TintedPage accentColor={accentColor} themeClass={themeClass}>
      <PageMeta
        title={[title, variantLabel, site.name].filter(Boolean).join(' | ')}
        description={hook}
        path={paths.plot(coreId, id)}
        image={images?.cover && imageUrl('plotCover', images.cover)}
        type="article"
        themeColor={accentColor}
        isVeiled={isVeiledRating(rating)}
      />
      <PlotHeader plot={plot} isVeiled={veil !== 'shown'}>
        {variants.length > 1 && (
          <VariantPicker
            variants={variants.map((variant) => ({ ...variant, to: paths.plot(coreId, variant.id) }))}
            currentId={id}
          />
        )}
      </PlotHeader>
      {veil !== 'shown' && <ContentVeil rating={rating} veil={veil} place="page" />}
      {veil === 'shown' && sections.length > 0 && <DetailLayout sections={sections} />}
    </TintedPage>
  );
}
