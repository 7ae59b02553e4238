import type { Viewer } from './viewer';

// docs/product.md#roles-and-flags

/** The roles of members, the least first. */
export const MEMBER_TYPES = [
  { memType: 'm', role: 'Member', may: [] },
  { memType: 'e', role: 'Editor', may: ['Edit characters'] },
  { memType: 'a', role: 'Admin', may: ['Edit characters', 'Use the admin tools', 'Show hidden locations'] },
] as const satisfies readonly { memType: Viewer['memType']; role: string; may: readonly string[] }[];

/** The content that a flag opens. */
export const MEMBER_FLAGS = [
  { flag: 'aN', label: 'Next release', sees: 'What comes with the next release' },
  { flag: 'aP', label: 'Pipeline', sees: 'What is still in the pipeline' },
  { flag: 'aU', label: 'Unnamed', sees: 'Unnamed characters' },
] as const;

/** A member's role, and in plain words what it and the flags open that a visitor does not have. */
export function rightsInWords(viewer: Viewer): { role: string; may: readonly string[]; sees: string[] } {
  const { role, may } = MEMBER_TYPES.find(({ memType }) => memType === viewer.memType) ?? MEMBER_TYPES[0];
  return { role, may, sees: MEMBER_FLAGS.filter(({ flag }) => viewer[flag]).map(({ sees }) => sees) };
}
