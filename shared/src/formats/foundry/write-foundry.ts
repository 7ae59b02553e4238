import type { JsonRecord } from '../../domain/json-record';
import { fingerprintOf } from '../own/fingerprint';
import { OWN_KEY, type OwnFiles, ownPath } from '../own/own-files';
import { ownFilesOfLife } from '../take/own-files-of-life';
import type { TakenLife } from '../take/taken-life';
import { escapedHtml } from '../text/escaped-html';
import { textOf } from '../text/text-of';
import { type FoundryText, textsOfItem, textsOfLife } from './foundry-texts';
import { linkBack } from './write-html';

/** The picture that Foundry shows where there is none. */
const NO_PICTURE = 'icons/svg/mystery-man.svg';

/** Who may see a document: at first the game master alone. */
const OWNERSHIP = { default: 0 };

/** The words of a text in HTML, by which it is told again. */
export const wordsOfHtml = (html: string): string => textOf('html', html).text;

const factsHtml = (facts: TakenLife['facts']): string => {
  const items = facts.map(([label, value]) => `<li><strong>${escapedHtml(label)}:</strong> ${escapedHtml(value)}</li>`);
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
};

const sectionHtml = ({ heading, html }: FoundryText): string => `<h2>${escapedHtml(heading)}</h2>${html}`;

const wordsByHeading = (texts: readonly FoundryText[]): Record<string, string> =>
  Object.fromEntries(texts.map(({ heading, html }) => [heading, wordsOfHtml(html)]));

/** The last heading of a biography: what is no section. */
export const FACTS = 'Facts';

/** A life as an actor of Foundry, with its biography where D&D 5e, Pathfinder 2e and systems of one text have it. `picture` is an address or data. */
export function writeActor(taken: TakenLife, picture = NO_PICTURE): JsonRecord {
  const { core, life, facts, address } = taken;
  const { name, texts } = textsOfLife(core, life);
  const rest = `<h2>${FACTS}</h2>${factsHtml(facts)}${linkBack(address)}`;
  const biography = `${texts.map(sectionHtml).join('')}${rest}`;
  const written = {
    ...wordsByHeading(texts),
    name,
    biography: wordsOfHtml(biography),
    [FACTS]: wordsOfHtml(rest).replace(FACTS, ''),
  };
  return {
    name,
    type: 'npc',
    img: picture,
    system: {
      details: { biography: { value: biography, backstory: biography }, publicNotes: biography },
      biography,
    },
    items: [],
    effects: [],
    folder: null,
    prototypeToken: { name, texture: { src: picture } },
    flags: { [OWN_KEY]: ownFilesOfLife(taken, written) },
    ownership: OWNERSHIP,
  };
}

const page = (name: string, content: string, at: number): JsonRecord => ({
  name,
  type: 'text',
  title: { show: true, level: 1 },
  text: { format: 1, content },
  sort: (at + 1) * 100_000,
  flags: {},
});

/** A plot or a place as a journal of Foundry, a page for each of its parts; `path` is that of its file. */
export function writeJournal(path: string, json: JsonRecord, address: string, picture?: string): JsonRecord {
  const texts = textsOfItem(ownPath(path)?.folder ?? '', json);
  const name = String(json['title'] ?? json['name'] ?? json['id']);
  const written = Object.entries(wordsByHeading(texts)).map(
    ([heading, words]) => [heading, fingerprintOf(words)] as const,
  );
  const own: OwnFiles = {
    about: path,
    files: { [path]: json },
    written: Object.fromEntries([...written, ['name', fingerprintOf(name)] as const]),
  };
  const pages = texts.map(({ heading, html }, at) => page(heading, html, at));
  const image =
    picture === undefined
      ? []
      : [{ name, type: 'image', src: picture, title: { show: false, level: 1 }, sort: 0, flags: {} }];
  return {
    name,
    pages: [...image, ...pages, page('Source', linkBack(address), pages.length)],
    folder: null,
    flags: { [OWN_KEY]: own },
    ownership: OWNERSHIP,
  };
}
