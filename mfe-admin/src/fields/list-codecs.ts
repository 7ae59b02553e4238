import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { withValueAt } from '@otherfolk/shared/files/json-value';
import { type Codec, flagCodec, linesCodec, numberCodec, serialize, textCodec } from './codec';
import { listCodec } from './record-codec';

/** A list of texts as items of a form. */
const textsAsItems = (raw: unknown) => (Array.isArray(raw) ? (raw as string[]).map((id) => ({ id })) : []);

/** A list of ids. */
export const idsCodec: Codec<{ id: string }[]> = {
  accepts: (raw) => raw === undefined || (Array.isArray(raw) && raw.every((item) => typeof item === 'string')),
  toForm: textsAsItems,
  toJson: (form, raw) => (form.length > 0 || raw !== undefined ? form.map(({ id }) => id) : undefined),
};

export const galleryParts = {
  file: textCodec,
  style: textCodec,
  genre: textCodec,
  alt: textCodec,
  credit: textCodec,
};
export const galleryCodec = listCodec(galleryParts);

export const tagParts = { group: textCodec, name: textCodec };
export const tagsCodec = listCodec(tagParts);

export const relationshipParts = {
  characterId: textCodec,
  name: textCodec,
  relation: textCodec,
  kind: textCodec,
  text: textCodec,
};
export const relationshipsCodec = listCodec(relationshipParts);

export const lifeStageParts = { genreName: textCodec, name: textCodec, description: textCodec, notes: linesCodec };
export const lifeStagesCodec = listCodec(lifeStageParts);

export const roleParts = {
  name: textCodec,
  role: textCodec,
  characterId: textCodec,
  variantId: textCodec,
  open: flagCodec,
  seats: numberCodec,
  description: textCodec,
};
export const rolesCodec = listCodec(roleParts);

export const namedPlaceParts = { name: textCodec, description: textCodec };
export const namedPlacesCodec = listCodec(namedPlaceParts);

/** A text, or a list of texts: as it stood there where it says the same, else a text for one and a list for more. */
const partsCodec: Codec<string[]> = {
  accepts: (raw) => textCodec.accepts(raw) || idsCodec.accepts(raw),
  toForm: (raw) =>
    Array.isArray(raw) ? (raw as string[]) : textCodec.toForm(raw) === '' ? [] : [textCodec.toForm(raw)],
  toJson: (form, raw) => (form.length === 0 ? undefined : form.length === 1 && !Array.isArray(raw) ? form[0] : form),
};

export const changeParts = { part: partsCodec, type: textCodec, text: textCodec };
const changesCodec = listCodec(changeParts);

export const releaseParts = { title: textCodec, date: textCodec, items: changesCodec };
export const releasesCodec = listCodec(releaseParts);

/** The stage of a variant in its parent's list. */
const stageCodec: Codec<{ published: boolean; version: string; releaseAt: string }> = {
  accepts: (raw) =>
    raw === undefined ||
    (isJsonRecord(raw) &&
      flagCodec.accepts(raw['published']) &&
      numberCodec.accepts(raw['version']) &&
      textCodec.accepts(raw['releaseAt'])),
  toForm: (raw) => {
    const { published, version, releaseAt } = isJsonRecord(raw) ? raw : {};
    return {
      published: flagCodec.toForm(published),
      version: numberCodec.toForm(version),
      releaseAt: textCodec.toForm(releaseAt),
    };
  },
  toJson: ({ published, version, releaseAt }, raw) => {
    const before = isJsonRecord(raw) ? raw : {};
    const withFlag = withValueAt(before, ['published'], serialize(flagCodec, published, before['published']));
    const withVersion = withValueAt(withFlag, ['version'], serialize(numberCodec, version, before['version']));
    return withValueAt(withVersion, ['releaseAt'], serialize(textCodec, releaseAt, before['releaseAt']) || undefined);
  },
};

export const variantParts = { id: textCodec, label: textCodec, text: textCodec, recordInfo: stageCodec };
export const variantsCodec = listCodec(variantParts);
