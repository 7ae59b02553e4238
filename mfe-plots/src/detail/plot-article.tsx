import { paths } from '@otherfolk/shared/contract/paths';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { useContentVeil } from '@otherfolk/shared/hooks/use-content-veil';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { useViewer } from '@otherfolk/shared/session';
import { ContentVeil } from '@otherfolk/shared/ui/content-veil';
import { withContributed } from '@otherfolk/shared/ui/contributed-sections';
import { DetailLayout } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { TintedPage } from '@otherfolk/shared/ui/tinted-page';
import { VariantPicker } from '@otherfolk/shared/ui/variant-picker';
import { PlotHeader } from './plot-header';
import type { PlotPageData } from './plot-page-query';
import { plotSections } from './plot-sections';

interface PlotArticleProps extends PlotPageData {
  /** The level of the heading with the title; the first level without it. */
  Heading?: 'h2';
}

/** The content of a plot page, for one variant. Of one behind a veil only the title and what is on record show. */
export function PlotArticle({ plot, variants, links, Heading }: PlotArticleProps) {
  const { id, coreId, accentColor, themeClass, lang } = plot;
  const rating = plot.recordInfo?.contentRating;
  const veil = useContentVeil(rating);
  const viewer = usePageViewer(useViewer());
  const item = { kind: 'plots', id: coreId, variantId: id } as const;
  const sections = withContributed(plotSections(plot, links, viewer), useShellContext(), item, viewer);
  return (
    <TintedPage accentColor={accentColor} themeClass={themeClass} lang={lang}>
      <PlotHeader plot={plot} isVeiled={veil !== 'shown'} Heading={Heading}>
        {variants.length > 1 && (
          <VariantPicker
            variants={variants.map((variant) => ({ ...variant, to: paths.plot(coreId, variant.id) }))}
            currentId={id}
          />
        )}
      </PlotHeader>
      {veil !== 'shown' && <ContentVeil rating={rating} veil={veil} place="page" />}
      {veil === 'shown' && sections.length > 0 && <DetailLayout id={id} sections={sections} />}
    </TintedPage>
  );
}
