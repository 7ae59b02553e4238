import { lazyPage } from '@otherfolk/shared/contract/lazy-page';
import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';

export const FeaturedCharacters = lazyPage<WidgetProps<'featured-characters'>>(
  'widget-characters',
  async () =>
    (await import(/* webpackChunkName: "widget-characters" */ './featured/featured-characters')).FeaturedCharacters,
);

export const CharacterCards = lazyPage<WidgetProps<'character-cards'>>(
  'widget-characters',
  async () => (await import(/* webpackChunkName: "widget-characters" */ './cards/character-cards')).CharacterCards,
);

export const CharacterPreview = lazyPage<WidgetProps<'character-preview'>>(
  'widget-character-preview',
  async () => (await import(/* webpackChunkName: "widget-character-preview" */ './preview/previews')).CharacterPreview,
);

export const FamilyPreview = lazyPage<WidgetProps<'family-preview'>>(
  'widget-character-preview',
  async () => (await import(/* webpackChunkName: "widget-character-preview" */ './preview/previews')).FamilyPreview,
);
