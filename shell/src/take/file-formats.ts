export interface FileFormat {
  name: string;
  /** What it is good for, in words. */
  use: string;
  /** Whether lives alone have it. */
  isOfLives?: true;
}

/** The formats that are made of the files of an item rather than of the text of its page, in the order of the dialog. */
export const FILE_FORMATS = {
  print: { name: 'Print', use: 'One sheet of A4 or Letter for the table, with all sheets, tabs and folds open.' },
  tupperbox: {
    name: 'Tupperbox',
    use: 'Speak as this person on Discord: paste these commands, or import the file with tul!import.',
    isOfLives: true,
  },
  pluralkit: {
    name: 'PluralKit',
    use: 'Speak as this person on Discord: paste these commands, or import the file with pk;import.',
    isOfLives: true,
  },
  obsidian: {
    name: 'Obsidian',
    use: 'A note with front matter and links, for a vault of Obsidian. It can be imported here again.',
  },
  foundry: {
    name: 'Foundry',
    use: 'A zip with an actor or a journal, and its picture. Put the folder otherfolk into the data of Foundry, make an empty actor or journal, and import the JSON into it.',
  },
  card: {
    name: 'Character card',
    use: 'Character Card V3, for front ends of language models such as SillyTavern. Other lives of the person are further greetings in it.',
    isOfLives: true,
  },
  json: { name: 'JSON', use: 'The files of the catalogue as you see them, as a zip that can be imported here again.' },
} as const satisfies Record<string, FileFormat>;

export type FileFormatId = keyof typeof FILE_FORMATS;

export const isFileFormat = (id: string): id is FileFormatId => Object.hasOwn(FILE_FORMATS, id);
