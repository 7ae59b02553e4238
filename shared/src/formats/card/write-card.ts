import { OWN_KEY } from '../own/own-files';
import { ownFilesOfLife } from '../take/own-files-of-life';
import type { TakenLife, TakenText } from '../take/taken-life';
import { toBase64Text } from './base64-bytes';
import { cardPartsOf, descriptionOf, labelOf, openingsOf } from './card-parts';
import { withPngTexts } from './png-chunks';

interface LorebookEntry {
  keys: string[];
  content: string;
  extensions: object;
  enabled: boolean;
  insertion_order: number;
  use_regex: boolean;
  constant: boolean;
  name: string;
}

interface CardV3 {
  spec: 'chara_card_v3';
  spec_version: '3.0';
  data: Record<string, unknown>;
}

/** The mark before what a character says in an example. */
export const EXAMPLE = '<START>\n{{char}}: ';

/** Seconds since 1970, as cards have dates; 0 is a day that is not known. */
const secondsOf = (day: string): number => Math.floor((Date.parse(day) || 0) / 1000);

const entry = ({ name, text }: Pick<TakenText, 'name' | 'text'>, at: number): LorebookEntry => ({
  keys: [name],
  content: text,
  extensions: {},
  enabled: true,
  insertion_order: at + 1,
  use_regex: false,
  constant: false,
  name,
});

/** An opening of another life, with the name of its world: they stand in one list. */
const inItsWorld = (label: string, opening: string) => (label === '' ? opening : `[${label}] ${opening}`);

/** A life as a Character Card V3. Our own files go with it, so that it comes back as it is. */
export function writeCard(taken: TakenLife): CardV3 {
  const { core, life, others, facts, places, plots, address, site } = taken;
  const parts = cardPartsOf(core, life, facts);
  const foreign = others.flatMap((other) => {
    const [first] = openingsOf(core, other);
    return first === undefined ? [] : [inItsWorld(labelOf(core, other), first)];
  });
  const [opening = '', ...further] = parts.openings;
  const entries = [...places, ...plots, ...parts.sheets].map(entry);
  const scenario = parts.label === '' ? '' : `World: ${parts.label}`;
  const notes = `${parts.name}, from ${site}: ${address}`;
  const texts = {
    name: parts.name,
    nickname: parts.nickname,
    scenario,
    creator_notes: notes,
    personality: parts.personality,
    description: descriptionOf(parts),
    ...Object.fromEntries(parts.described.map(({ key, text }) => [`description/${key}`, text])),
    ...Object.fromEntries(parts.openings.map((text, at) => [`greeting/${at}`, text])),
    ...Object.fromEntries(foreign.map((text, at) => [`other life/${at}`, text])),
    ...Object.fromEntries(parts.voices.map((text, at) => [`example/${at}`, text])),
    ...Object.fromEntries(entries.map(({ content }, at) => [`lorebook/${at}`, content])),
    creator: site,
  };
  return {
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: {
      name: parts.name,
      ...(parts.nickname !== '' && { nickname: parts.nickname }),
      description: texts.description,
      personality: parts.personality,
      scenario,
      first_mes: opening,
      alternate_greetings: [...further, ...foreign],
      group_only_greetings: [],
      mes_example: parts.voices.map((voice) => `${EXAMPLE}${voice}`).join('\n'),
      creator_notes: notes,
      system_prompt: '',
      post_history_instructions: '',
      tags: parts.tags,
      creator: site,
      character_version: parts.dateUpdated,
      source: [address],
      creation_date: secondsOf(parts.dateAdded),
      modification_date: secondsOf(parts.dateUpdated),
      ...(entries.length > 0 && { character_book: { name: parts.name, extensions: {}, entries } }),
      assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
      extensions: { [OWN_KEY]: ownFilesOfLife(taken, texts) },
    },
  };
}

/** The warning of a card that stands in for another. */
export const BACKFILLED =
  'This character card is Character Card V3, but it is loaded as a Character Card V2. Use a program that reads Character Card V3 to see all of it.';

/** Fields that V2 does not have. */
const OF_V3: ReadonlySet<string> = new Set([
  'nickname',
  'group_only_greetings',
  'source',
  'creation_date',
  'modification_date',
  'assets',
]);

/** The card for programs that know V2 alone, with a warning, as the specification of V3 asks for it. */
function backfilled({ data }: CardV3): object {
  const shared = Object.fromEntries(Object.entries(data).filter(([key]) => !OF_V3.has(key)));
  const notes = `${BACKFILLED}\n\n${String(data['creator_notes'])}`;
  return { spec: 'chara_card_v2', spec_version: '2.0', data: { ...shared, creator_notes: notes } };
}

const base64Of = (json: unknown): string => toBase64Text(new TextEncoder().encode(JSON.stringify(json)));

/** A picture that carries a card, for programs of V3 and of V2. */
export const cardInPicture = (card: CardV3, png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  withPngTexts(png, { ccv3: base64Of(card), chara: base64Of(backfilled(card)) });
