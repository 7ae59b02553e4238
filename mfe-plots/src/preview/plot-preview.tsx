import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';
import { PlotArticle } from '../detail/plot-article';

const NO_LINKS = { appearsIn: [], mentionedBy: [], portraits: {}, cast: [] };

/** The page of a plot as its file stands in an editor, whose title is the heading of the page. */
export const PlotPreview = ({ plot }: WidgetProps<'plot-preview'>) => (
  <PlotArticle plot={plot} variants={[]} links={NO_LINKS} Heading="h2" />
);
