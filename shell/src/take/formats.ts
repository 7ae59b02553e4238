import { bbcodeOf } from './bbcode';
import { discordPostOf } from './discord';
import { htmlOf } from './html';
import { markdownOf } from './markdown';
import { plainTextOf } from './plain-text';
import type { TakenPage } from './taken-page';

export interface TakeFormat {
  name: string;
  /** Where it can be pasted, in words. */
  use: string;
  /** The end of the name of its file, and the type of it. */
  extension: string;
  type: string;
  textOf: (page: TakenPage) => string;
}

/** The formats in which a page can be taken away, in the order of the dialog. */
export const TAKE_FORMATS = {
  markdown: {
    name: 'Markdown',
    use: 'For notes, wikis, and forums that read Markdown.',
    extension: 'md',
    type: 'text/markdown',
    textOf: markdownOf,
  },
  discord: {
    name: 'Discord',
    use: 'One post of at most 2,000 characters: whole sentences from the beginning.',
    extension: 'txt',
    type: 'text/plain',
    textOf: discordPostOf,
  },
  bbcode: {
    name: 'BBCode',
    use: 'For boards such as phpBB, XenForo and MyBB.',
    extension: 'txt',
    type: 'text/plain',
    textOf: bbcodeOf,
  },
  plain: {
    name: 'Plain text',
    use: 'For everything else: text without any marks.',
    extension: 'txt',
    type: 'text/plain',
    textOf: plainTextOf,
  },
  html: {
    name: 'HTML',
    use: 'For a page of your own, without styles.',
    extension: 'html',
    type: 'text/html',
    textOf: htmlOf,
  },
} as const satisfies Record<string, TakeFormat>;

export type TakeFormatId = keyof typeof TAKE_FORMATS;
