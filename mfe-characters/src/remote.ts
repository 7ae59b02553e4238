import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { atlasRoutes } from './atlas/routes';
import { CharacterCards } from './cards/character-cards';
import { compareRoutes } from './compare/compare-routes';
import { FeaturedCharacters } from './featured/featured-characters';
import { preparePage } from './prepare-page';
import { CharacterPreview } from './preview/character-preview';
import { routes } from './routes';

export default defineRemote<'characters'>({
  id: 'characters',
  mounts: { characters: routes, compare: compareRoutes, atlas: atlasRoutes },
  prepare: preparePage,
  widgets: {
    'featured-characters': FeaturedCharacters,
    'character-preview': CharacterPreview,
    'character-cards': CharacterCards,
  },
});
