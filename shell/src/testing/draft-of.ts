import type { Draft } from '@otherfolk/shared/drafts/draft';

/** A draft as an editor stores it, typed five minutes ago. */
export const draftOf = (owner: string, file: string): Draft => ({
  owner,
  file,
  tab: 't',
  kind: 'core',
  path: `characters/${file}.json`,
  savedAt: Date.now() - 300_000,
  baseText: '{}',
  values: {},
  text: `{"id":"${file}"}`,
});
