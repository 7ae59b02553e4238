import { parseLongJson } from '../../catalogue/parse-long-json';
import { messageOf } from '../../domain/message-of';
import type { Work } from '../source/work';
import { decodeText } from '../text/decode-text';
import { fromBase64Bytes } from './base64-bytes';
import { type CardData, cardDataOf } from './card-data';
import { CardProblem } from './card-problem';
import { keywordOf, type PngChunks, readPngChunks } from './png-chunks';

/** The keywords of PNG under which cards lie; V3 first, as its V2 is for programs that do not know it. */
const KEYWORDS = ['ccv3', 'chara'];

/** What helps where a card is damaged. */
export const SAVE_AGAIN = 'Save the card anew in the program that it comes from, as JSON if it can';

/** Reads the bytes of JSON as a card; undefined where it is other JSON. Throws where it is none. */
export async function cardInJson(bytes: Uint8Array): Promise<CardData | undefined> {
  return cardDataOf(await parseLongJson(decodeText(bytes).text));
}

async function cardInText(base64: Uint8Array, keyword: string, work: Work): Promise<CardData> {
  const bytes = await fromBase64Bytes(base64, work);
  if (!bytes) throw new CardProblem(`Its part '${keyword}' is no base64.`, SAVE_AGAIN);
  let card: CardData | undefined;
  try {
    card = await cardInJson(bytes);
  } catch (error) {
    throw new CardProblem(`Its part '${keyword}' holds no JSON: ${messageOf(error)}.`, SAVE_AGAIN);
  }
  if (!card) throw new CardProblem(`Its part '${keyword}' holds no character card.`, SAVE_AGAIN);
  return card;
}

const damageOf = ({ overlong }: PngChunks): CardProblem[] =>
  overlong
    ? [
        new CardProblem(
          `The picture is cut short: its part '${overlong.type}' says to have ${overlong.length} bytes, and ${overlong.left} are left.`,
          SAVE_AGAIN,
        ),
      ]
    : [];

export interface CardInPng {
  card?: CardData;
  problems: CardProblem[];
  /** Further files that the picture carries, by the addresses that the card has for them. */
  assets: Map<string, Uint8Array>;
}

const ASSET = 'chara-ext-asset_:';

/** Reads the card that a picture carries; undefined where it carries none, nor pieces of one. */
export async function cardInPng(png: Uint8Array<ArrayBuffer>, work: Work): Promise<CardInPng | undefined> {
  const read = readPngChunks(png);
  const texts = new Map<string, { base64: Uint8Array; isWhole: boolean }>();
  const assets = new Map<string, Uint8Array>();
  for (const chunk of read.chunks) {
    const found = keywordOf(chunk);
    if (!found) continue;
    const base64 = chunk.data.subarray(found.textAt);
    if (found.keyword.startsWith(ASSET)) assets.set(`__asset:${found.keyword.slice(ASSET.length)}`, base64);
    else texts.set(found.keyword.toLowerCase(), { base64, isWhole: await chunk.isWhole(work) });
  }
  const found = KEYWORDS.flatMap((keyword) => {
    const text = texts.get(keyword);
    return text ? [{ keyword, ...text }] : [];
  });
  const damage = damageOf(read);
  if (found.length === 0) return read.overlong?.type === 'tEXt' ? { problems: damage, assets } : undefined;
  const problems: CardProblem[] = [...damage];
  for (const { keyword, base64, isWhole } of found) {
    if (!isWhole)
      problems.push(
        new CardProblem(`The checksum of its part '${keyword}' is wrong: look over what is read.`, SAVE_AGAIN),
      );
    try {
      return { card: await cardInText(base64, keyword, work), problems, assets };
    } catch (error) {
      if (!(error instanceof CardProblem)) throw error;
      problems.push(error);
    }
  }
  return { problems, assets };
}
