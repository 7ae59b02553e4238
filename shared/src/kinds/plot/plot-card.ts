import type { CardFacts } from '../descriptor/card-facts';
import type { Plot } from './plot-schema';

/** The content of a plot's card, taken from what its page shows. */
export const plotCard = ({ plot }: { plot: Plot }): CardFacts => {
  const { title, variantLabel, hook, images, accentColor, recordInfo = {} } = plot;
  return {
    ...{ name: title, label: variantLabel, words: hook, accentColor, record: recordInfo },
    images: [['plotCover', images?.cover]],
  };
};
