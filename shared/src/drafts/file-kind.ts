/** What can be edited of a catalogue, by what a file holds: the two files of a character are of a kind each. */
export const FILE_KINDS = ['core', 'variant', 'plot', 'location', 'family', 'changelog', 'site'] as const;

export type FileKind = (typeof FILE_KINDS)[number];
