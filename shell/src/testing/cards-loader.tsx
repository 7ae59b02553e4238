import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import type { CardsProps } from '@otherfolk/shared/contract/widget-props';
import { fakeLoader } from './render-shell';

/** Cards that say what they were given. */
const Cards = ({ ids, notes = [], isFirst }: CardsProps) =>
  ids.map((id, place) => (
    <li key={id}>{[id, notes[place], isFirst && place === 0 && 'first'].filter(Boolean).join(' ')}</li>
  ));

const nothing = () => null;
/** A loader of remotes whose widgets are such cards, or nothing. */
export const cardsLoader = () =>
  fakeLoader({
    characters: async () =>
      defineRemote({
        id: 'characters',
        mounts: { characters: [], compare: [], atlas: [] },
        widgets: {
          'featured-characters': nothing,
          'character-preview': nothing,
          'character-cards': Cards,
          'family-preview': nothing,
        },
      }),
    plots: async () =>
      defineRemote({
        id: 'plots',
        mounts: { plots: [] },
        widgets: { 'featured-plot': nothing, 'plot-cards': Cards, 'plot-preview': nothing },
      }),
    locations: async () =>
      defineRemote({
        id: 'locations',
        mounts: { locations: [] },
        widgets: { 'location-cards': Cards, 'location-preview': nothing },
      }),
  });
