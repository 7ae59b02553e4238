/** A field of the editor of a kind that has no form of its own among the admin tools. */
export interface EditorField {
  key: string;
  label: string;
  /** How it is typed; 'people' are ids of characters. */
  control?: 'text' | 'long-text' | 'number' | 'flag' | 'colour' | 'day' | 'people';
}
