import { textCodec } from './codec';
import { idsCodec } from './list-codecs';
import { listCodec } from './record-codec';

/** A member of a family; `parents` and `partners` are ids of members. */
export const memberParts = {
  id: textCodec,
  characterId: textCodec,
  name: textCodec,
  relation: textCodec,
  born: textCodec,
  died: textCodec,
  note: textCodec,
  parents: idsCodec,
  partners: idsCodec,
};

export const membersCodec = listCodec(memberParts);
