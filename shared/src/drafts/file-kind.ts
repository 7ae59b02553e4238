import { PLAIN_FILE_KINDS, type PlainFileKind } from '../kinds/plain-folders';

/** The kinds of files that can be edited in a catalogue, by what a file holds: the two files of a character are of a kind each. */
export type FileKind = 'core' | 'variant' | PlainFileKind | 'family' | 'changelog' | 'site';

export const FILE_KINDS: readonly FileKind[] = ['core', 'variant', ...PLAIN_FILE_KINDS, 'family', 'changelog', 'site'];
