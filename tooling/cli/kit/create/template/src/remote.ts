import { defineRemote } from '@otherfolk/contract';
import { GreetingSection, Page } from './pages';
import { routes } from './routes';

export default defineRemote({
  id: 'my-remote',
  mounts: { 'my-remote': routes },
  widgets: {},
  contributions: { greeting: { section: GreetingSection } },
  loadCode: () => Page.load(),
});
