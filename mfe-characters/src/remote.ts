import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { loadReadingAids } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { loadLaterSections } from './detail/lazy-sections';
import { FeaturedCharacters } from './featured/featured-characters';
import { CharacterPreview } from './preview/character-preview';
import { routes } from './routes';

export default defineRemote<'characters'>({
  id: 'characters',
  mounts: { characters: routes },
  prepare: () => Promise.all([loadLaterSections(), loadReadingAids()]),
  widgets: { 'featured-characters': FeaturedCharacters, 'character-preview': CharacterPreview },
});
