import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { withValueAt } from '../files/json-value';
import { type Codec, flagCodec, linesCodec, numberCodec, serialize, textCodec } from './codec';
import { listCodec } from './record-codec';

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

/** The stage of a variant in its parent's list. */
const stageCodec: Codec<{ published: boolean; version: string }> = {
  accepts: (raw) =>
    raw === undefined ||
    (isJsonRecord(raw) && flagCodec.accepts(raw['published']) && numberCodec.accepts(raw['version'])),
  toForm: (raw) => {
    const { published, version } = isJsonRecord(raw) ? raw : {};
    return { published: flagCodec.toForm(published), version: numberCodec.toForm(version) };
  },
  toJson: ({ published, version }, raw) => {
    const before = isJsonRecord(raw) ? raw : {};
    const withFlag = withValueAt(before, ['published'], serialize(flagCodec, published, before['published']));
    return withValueAt(withFlag, ['version'], serialize(numberCodec, version, before['version']));
  },
};

export const variantParts = { id: textCodec, label: textCodec, text: textCodec, recordInfo: stageCodec };
export const variantsCodec = listCodec(variantParts);
