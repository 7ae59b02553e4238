/** The reader's choice of theme; `system` follows the device. */
export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export const THEME_KEY = 'theme';

export function themeOf(text: string | null): Theme {
  return themes.find((theme) => theme === text) ?? 'system';
}
