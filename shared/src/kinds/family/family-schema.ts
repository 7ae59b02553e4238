import * as v from 'valibot';
import { byForm, field, finiteNumber, list, shape, text } from '../../catalogue/schemas/fields';
import { id } from '../../catalogue/schemas/formats';
import { sourceSchema } from '../../catalogue/schemas/record-info';

const year = v.pipe(finiteNumber, v.transform(String));
const textOrYear = byForm<string>((input) => (typeof input === 'number' ? year : text));

const memberSchema = shape({
  id: field(text),
  characterId: field(id),
  name: field(text),
  relation: field(text),
  born: field(textOrYear),
  died: field(textOrYear),
  note: field(text),
  /** Ids of members. */
  parents: field(list(text)),
  partners: field(list(text)),
});

const membersSchema = v.pipe(
  list(memberSchema),
  v.transform((members) => members.map((member, index) => ({ ...member, id: member.id ?? `member-${index}` }))),
);

export const familySchema = shape({
  id: field(id),
  name: field(text),
  motto: field(text),
  crest: field(text),
  description: field(text),
  members: field(membersSchema),
  recordInfo: field(shape({ source: field(sourceSchema) })),
});

export type FamilyMember = v.InferOutput<typeof membersSchema>[number];
export type Family = v.InferOutput<typeof familySchema> & { id: string };
