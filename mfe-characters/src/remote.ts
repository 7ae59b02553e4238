import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { routes } from './routes';
import { CharacterPreview } from './preview/character-preview';
import { FeaturedCharacters } from './featured/featured-characters';

export default defineRemote<'characters'>({
  id: 'characters',
  mounts: { characters: routes },
  widgets: { 'featured-characters': FeaturedCharacters, 'character-preview': CharacterPreview },
});
