/** The kinds of pages by the form of their paths, and `other`. */
const KINDS: readonly [RegExp, string][] = [
  [/^\/$/, 'home'],
  [/^\/characters\/?$/, 'list of characters'],
  [/^\/characters\/[^/]/, 'character'],
  [/^\/plots\/?$/, 'list of plots'],
  [/^\/plots\/[^/]/, 'plot'],
  [/^\/locations\/?$/, 'list of places'],
  [/^\/locations\/[^/]/, 'place'],
  [/^\/compare(\/|$)/, 'comparison'],
  [/^\/atlas(\/|$)/, 'atlas'],
  [/^\/tags(\/|$)/, 'tags'],
  [/^\/calendar(\/|$)/, 'calendar'],
  [/^\/(changelog|privacy)(\/|$)/, 'text'],
  [/^\/(admin|editor)(\/|$)/, 'tools'],
];

/** What a path leads to, as a kind of page: nobody can tell from it who or what was read. */
export const pageKind = (pathname: string): string => KINDS.find(([form]) => form.test(pathname))?.[1] ?? 'other';
