/** A file as a viewer may know it: as it lies there, or the text of what is left of it. */
export type ViewedFile = { kind: 'whole' } | { kind: 'cut'; text: string };

export const WHOLE: ViewedFile = { kind: 'whole' };
