import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';
import { LocationArticle } from '../detail/location-article';

/** The page of a place as its file stands in an editor, whose title is the heading of the page. */
export const LocationPreview = ({ location }: WidgetProps<'location-preview'>) => (
  <LocationArticle files={{ location, plots: [], characters: [], links: { mentionedBy: [] } }} Heading="h2" />
);
