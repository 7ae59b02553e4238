import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { FeaturedCharacters } from './featured/featured-characters';
import { CharacterPreview } from './preview/character-preview';
import { routes } from './routes';

export default defineRemote<'characters'>({
  id: 'characters',
  mounts: { characters: routes },
  widgets: { 'featured-characters': FeaturedCharacters, 'character-preview': CharacterPreview },
});
