import { bbcodeOf } from '../bbcode';
import { htmlOf } from '../html';
import { markdownOf } from '../markdown';
import { plainTextOf } from '../plain-text';
import type { TakenPage } from '../taken-page';

interface ListFormat {
  name: string;
  use: string;
  /** The text of one item; missing where the items become files of a zip. */
  textOf?: (page: TakenPage) => string;
  /** What stands between two items. */
  between?: string;
  extension?: string;
  type?: string;
}

/** The formats in which several items leave, in the order of the dialog. */
export const LIST_FORMATS = {
  markdown: {
    name: 'Markdown',
    use: 'One text with all of them.',
    textOf: markdownOf,
    between: '\n---\n\n',
    extension: 'md',
    type: 'text/markdown',
  },
  bbcode: {
    name: 'BBCode',
    use: 'One text with all of them, for boards.',
    textOf: bbcodeOf,
    between: '\n\n',
    extension: 'txt',
    type: 'text/plain',
  },
  plain: {
    name: 'Plain text',
    use: 'One text with all of them, without any marks.',
    textOf: plainTextOf,
    between: '\n\n',
    extension: 'txt',
    type: 'text/plain',
  },
  html: {
    name: 'HTML',
    use: 'One page with all of them, without styles.',
    textOf: htmlOf,
    between: '<hr>\n',
    extension: 'html',
    type: 'text/html',
  },
  obsidian: { name: 'Obsidian', use: 'A zip of notes, one for each, that can be imported here again.' },
  json: { name: 'JSON', use: 'The files of the catalogue as you see them, as a zip that can be imported here again.' },
} as const satisfies Record<string, ListFormat>;

export type ListFormatId = keyof typeof LIST_FORMATS;

export const listFormatOf = (id: ListFormatId): ListFormat => LIST_FORMATS[id];
