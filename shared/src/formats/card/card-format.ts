import { messageOf } from '../../domain/message-of';
import { isZip, openArchive } from '../container/open-archive';
import type { Format, Recognized } from '../source/format';
import { nameOfPath, type SourceFile } from '../source/source-file';
import type { Source, SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';
import { decodeText } from '../text/decode-text';
import { fromBase64Bytes } from './base64-bytes';
import type { CardData } from './card-data';
import { cardInJson, cardInPng, SAVE_AGAIN } from './card-json';
import { CardProblem } from './card-problem';
import { isPng } from './png-chunks';
import type { CardSurroundings } from './read-assets';
import { readCard } from './read-card';
import { nameOfCard } from './read-fields';

const FORMAT = 'character-card';

/** More than any card has: it would fill the memory of a phone. */
const LARGEST = 64 * 1024 * 1024;

/** The ends of names of files that are no cards, whatever they hold. */
const OTHERS = /\.(?:md|markdown|txt|csv|tsv|xlsx|html?|ya?ml|avif|webp|gif|svg|db)$/i;

/** The bytes of a file in which a card says what it is. */
const HEAD = 2000;

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/** The end of a zip, without a comment: 'PK', 5, 6. RisuAI puts an archive behind a picture. */
const ZIP_END = [0x50, 0x4b, 5, 6];
const ZIP_END_BYTES = 22;

const endsAsZip = (bytes: Uint8Array): boolean =>
  ZIP_END.every((byte, at) => bytes[bytes.length - ZIP_END_BYTES + at] === byte);

const OPENS_OBJECT = '{'.charCodeAt(0);

interface FoundCard {
  card?: CardData;
  problems: CardProblem[];
  surroundings: CardSurroundings;
}

const stemOf = (path: string): string => nameOfPath(path).replace(/\.[^.]+$/, '');

async function foundInPng(
  file: SourceFile,
  bytes: Uint8Array<ArrayBuffer>,
  work: Work,
): Promise<FoundCard | undefined> {
  const found = await cardInPng(bytes, work);
  if (!found) return undefined;
  const embedded = (uri: string) => {
    const base64 = found.assets.get(uri);
    return base64 && (async () => (await fromBase64Bytes(base64, work)) ?? new Uint8Array());
  };
  return { ...found, surroundings: { stem: stemOf(file.path), picture: file.bytes, embedded } };
}

/** JSON that is damaged is a card all the same where it says so. */
async function readJson(bytes: Uint8Array): Promise<{ card?: CardData; problems: CardProblem[] }> {
  try {
    const card = await cardInJson(bytes);
    return { ...(card && { card }), problems: [] };
  } catch (error) {
    if (!decodeText(bytes.subarray(0, HEAD)).text.includes('chara_card_v')) return { problems: [] };
    return { problems: [new CardProblem(`It is no JSON: ${messageOf(error)}.`, SAVE_AGAIN)] };
  }
}

async function foundInArchive(
  file: SourceFile,
  bytes: Uint8Array<ArrayBuffer>,
  work: Work,
): Promise<FoundCard | undefined> {
  const { files, problems } = await openArchive(file.path, new Blob([bytes]), work);
  const inside = new Map(files.map((each) => [each.path.slice(file.path.length + 1), each]));
  const json = inside.get('card.json');
  if (!json) return undefined;
  const embedded = (uri: string) => inside.get(uri.replace(/^embede?d:\/\//i, ''))?.bytes;
  const refused = problems.map(({ message, remedy }) => new CardProblem(message, remedy));
  const surroundings = { stem: stemOf(file.path), embedded };
  const { card, problems: wrong } = await readJson(await json.bytes());
  // A picture before the archive is that of the character.
  const picture = isZip(bytes) ? {} : { picture: file.bytes };
  return { ...(card && { card }), problems: [...refused, ...wrong], surroundings: { ...surroundings, ...picture } };
}

/** Looks for a card in a file by its content; undefined where it has none. */
async function findCard(file: SourceFile, work: Work): Promise<FoundCard | undefined> {
  if (OTHERS.test(file.path) || file.size > LARGEST) return undefined;
  const bytes = await file.bytes();
  if (isPng(bytes)) return foundInPng(file, bytes, work);
  if (isZip(bytes) || (isJpeg(bytes) && endsAsZip(bytes))) return foundInArchive(file, bytes, work);
  const opens = bytes.subarray(0, 64).indexOf(OPENS_OBJECT);
  if (opens < 0) return undefined;
  const read = await readJson(bytes);
  if (!read.card && read.problems.length === 0) return undefined;
  return { ...read, surroundings: { stem: stemOf(file.path), embedded: () => undefined } };
}

async function tryToFind(file: SourceFile, work: Work): Promise<FoundCard | undefined> {
  try {
    return await findCard(file, work);
  } catch {
    // What cannot be read is no card; a format that knows it says what is wrong with it.
    return undefined;
  }
}

function recognized(file: SourceFile, { card, problems, surroundings }: FoundCard): Recognized {
  const inFile = ({ message, remedy }: CardProblem): SourceProblem => ({ file: file.path, message, remedy });
  const name = card && nameOfCard(card.data, surroundings.stem);
  return {
    format: FORMAT,
    title: card ? `Character Card V${card.version}: ${name}` : `A damaged character card: ${nameOfPath(file.path)}`,
    paths: new Set([file.path]),
    async read(): Promise<Source> {
      const read = card ? readCard(card, file.path, surroundings) : { items: [], problems: [] };
      return { items: read.items, problems: [...problems.map(inFile), ...read.problems] };
    },
  };
}

/** Character cards of V1, V2 and V3: JSON, PNG and APNG with their texts, and CHARX. Each is one life. */
export const cardFormat: Format = {
  id: FORMAT,
  async recognise(files, work) {
    const all: Recognized[] = [];
    for (const [at, file] of files.entries()) {
      await work.step(at, files.length);
      const found = await tryToFind(file, work);
      if (found) all.push(recognized(file, found));
    }
    return all;
  },
};
