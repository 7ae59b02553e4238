import type { CardFacts } from '../descriptor/card-facts';
import type { Location } from './location-schema';

/** The content of a location's card, taken from what its page shows. */
export const locationCard = ({ location }: { location: Location }): CardFacts => ({
  name: location.name,
  words: location.summary || location.description,
  // The page shows the banner, so that its size has come with the page's data.
  images: [
    ['locationBanner', location.bannerImage],
    ['locationCover', location.coverImage],
  ],
  themeColor: location.themeColor,
  record: location,
});
