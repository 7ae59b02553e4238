import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { CharacterCards } from './cards/character-cards';
import { compareRoutes } from './compare/compare-routes';
import { prepareCharacter } from './detail/prepare-character';
import { FeaturedCharacters } from './featured/featured-characters';
import { CharacterPreview } from './preview/character-preview';
import { routes } from './routes';

export default defineRemote<'characters'>({
  id: 'characters',
  mounts: { characters: routes, compare: compareRoutes },
  prepare: prepareCharacter,
  widgets: {
    'featured-characters': FeaturedCharacters,
    'character-preview': CharacterPreview,
    'character-cards': CharacterCards,
  },
});
