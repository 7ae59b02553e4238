import { lazyPage, type SectionProps } from '@otherfolk/contract';

// Each page and section is a chunk of its own, under one name in both places, which no other remote of the site has.
export const Page = lazyPage(
  'page-my-remote',
  async () => (await import(/* webpackChunkName: "page-my-remote" */ './page')).MyRemotePage,
);

export const GreetingSection = lazyPage<SectionProps>(
  'widget-my-remote-greeting',
  async () => (await import(/* webpackChunkName: "widget-my-remote-greeting" */ './greeting')).Greeting,
);
