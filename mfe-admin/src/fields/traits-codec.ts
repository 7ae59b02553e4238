import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { type Codec, serialize, textCodec } from './codec';
import { listCodec } from './record-codec';

export interface TraitForm {
  name: string;
  text: string;
  /** The value in the file: an object, or plain text. */
  origin: JsonRecord | string;
}

/** The section Personality Breakdown. */
export interface TraitsForm {
  storyTraits: TraitForm[];
  flavorTraits: TraitForm[];
}

const KINDS = ['storyTraits', 'flavorTraits'] as const;

const objects = listCodec({ name: textCodec, text: textCodec });

const traits: Codec<TraitForm[]> = {
  accepts: (raw) =>
    raw === undefined ||
    (Array.isArray(raw) && raw.every((item) => typeof item === 'string' || objects.accepts([item]))),
  toForm: (raw) =>
    ((raw ?? []) as unknown[]).flatMap((item): TraitForm[] =>
      typeof item === 'string' ? [{ name: '', text: item, origin: item }] : objects.toForm([item]),
    ),
  toJson: (form, raw) => {
    const items = form.flatMap(({ origin, ...trait }): unknown[] => {
      if (typeof origin === 'string' && trait.name === '') return [trait.text];
      return objects.toJson([{ ...trait, origin: isJsonRecord(origin) ? origin : {} }], []) as unknown[];
    });
    return items.length > 0 || raw !== undefined ? items : undefined;
  },
};

export const traitsCodec: Codec<TraitsForm> = {
  accepts: (raw) =>
    raw === undefined ||
    (isJsonRecord(raw) &&
      Object.keys(raw).every((key) => KINDS.some((kind) => kind === key)) &&
      KINDS.every((kind) => traits.accepts(raw[kind]))),
  toForm: (raw) => {
    const { storyTraits, flavorTraits } = (raw ?? {}) as JsonRecord;
    return { storyTraits: traits.toForm(storyTraits), flavorTraits: traits.toForm(flavorTraits) };
  },
  toJson: (form, raw) => {
    const before = isJsonRecord(raw) ? raw : {};
    const lists = KINDS.map((kind) => [kind, serialize(traits, form[kind], before[kind])] as const);
    const filled = lists.filter(([, list]) => list !== undefined);
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  },
};

export const newTrait = (): TraitForm => ({ name: '', text: '', origin: {} });
