import type { ReactNode } from 'react';
import type { CharacterCore } from '../kinds/character/character-core-schema';
import type { CharacterVariant } from '../kinds/character/character-variant-schema';
import type { Family } from '../kinds/family/family-schema';
import type { Location } from '../kinds/location/location-schema';
import type { Plot } from '../kinds/plot/plot-schema';

/** Cards of items, as list items: whoever shows them gives the list around them. */
export interface CardsProps {
  /** The ids of the items in the order of the cards; what the viewer may not see is left out. */
  ids: readonly string[];
  /** The further lines on the cards, by the indexes of the ids. */
  notes?: readonly string[];
  /** Whether longer texts are left out: cards of a row are alike, and one has no more of them than another. */
  isBrief?: boolean;
  /** Whether the first card is on the first screen of the page. */
  isFirst?: boolean;
}

/** The props that a page gives to a widget. Each widget is named, so that it is known which ones a release has. */
export interface GivenProps {
  'featured-characters': { count?: number };
  'character-preview': { core: CharacterCore; variant: CharacterVariant };
  'character-cards': CardsProps;
  'family-preview': { family: Family };
  'featured-plot': object;
  'plot-cards': CardsProps;
  'plot-preview': { plot: Plot };
  'location-cards': CardsProps;
  'location-preview': { location: Location };
}

/** The widgets that pages of the site ask for. */
export type Widget = keyof GivenProps;

export type WidgetProps<W extends Widget> = GivenProps[W];

/** A component: a piece of a remote. Where it does not load, `failed` takes its place. */
export type ShowWidget = <W extends Widget>(props: {
  widget: W;
  given: WidgetProps<W>;
  failed?: ReactNode;
}) => ReactNode;
