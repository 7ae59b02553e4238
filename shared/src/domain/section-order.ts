const ORDER: Readonly<Record<string, number>> = {
  plotOverview: 1,
  playerNotes: 50,
  mainRoles: 51,
  characterDynamics: 52,
  conflictAndResolution: 80,
  settingDetails: 100,
  setting: 101,
  twistIdeas: 120,
}; // docs/product.md#plot-page

const OTHERS = 999;

const rankOf = (key: string) => (Object.hasOwn(ORDER, key) ? (ORDER[key] ?? OTHERS) : OTHERS);

/** The keys of a plot's sections as the page shows them; those that have no place of their own come last, as written. */
export const inSectionOrder = (keys: readonly string[]): string[] => [...keys].sort((a, b) => rankOf(a) - rankOf(b));
