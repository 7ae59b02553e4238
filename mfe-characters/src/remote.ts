import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { atlasRoutes } from './atlas/routes';
import { compareRoutes } from './compare/compare-routes';
import { hasPlaceholder, loadCode, preparePage } from './prepare-page';
import { routes } from './routes';
import { CharacterCards, CharacterPreview, FamilyPreview, FeaturedCharacters } from './widgets';

export default defineRemote({
  id: 'characters',
  mounts: { characters: routes, compare: compareRoutes, atlas: atlasRoutes },
  prepare: preparePage,
  loadCode,
  hasPlaceholder,
  widgets: {
    'featured-characters': FeaturedCharacters,
    'character-preview': CharacterPreview,
    'character-cards': CharacterCards,
    'family-preview': FamilyPreview,
  },
});
