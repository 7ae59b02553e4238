import { defineRemote } from '@otherfolk/shared/contract/remote-module';
import { routes } from './routes';
import { FeaturedCharacters } from './featured/featured-characters';

export default defineRemote<'characters'>({
  id: 'characters',
  mounts: { characters: routes },
  widgets: { 'featured-characters': FeaturedCharacters },
});
