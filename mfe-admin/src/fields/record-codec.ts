import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { withValueAt } from '@otherfolk/shared/files/json-value';
import { type Codec, serialize } from './codec';

type Parts = Record<string, Codec<unknown>>;

type FormOf<P extends Parts> = { [Key in keyof P]: P[Key] extends Codec<infer Form> ? Form : never };

/** An item of a list in a form: its fields, and the object of the file that it comes from. */
export type ItemForm<P extends Parts = Parts> = FormOf<P> & { origin: JsonRecord };

/** A list of objects with these fields; others that an object has stay with it, wherever it is moved. */
export function listCodec<P extends Parts>(parts: P): Codec<ItemForm<P>[]> {
  const keys = Object.keys(parts);
  const codecOf = (key: string) => parts[key] as Codec<unknown>;
  const acceptsItem = (item: unknown) => isJsonRecord(item) && keys.every((key) => codecOf(key).accepts(item[key]));
  return {
    accepts: (raw) => raw === undefined || (Array.isArray(raw) && raw.every(acceptsItem)),
    toForm: (raw) =>
      ((raw ?? []) as JsonRecord[]).map((origin) => {
        const fields = keys.map((key) => [key, codecOf(key).toForm(origin[key])]);
        return { ...Object.fromEntries(fields), origin } as ItemForm<P>;
      }),
    toJson: (form, raw) => {
      const items = form.map((item) => itemOf(parts, item)).filter((item, at) => !isNewAndBlank(form[at], item));
      return items.length > 0 || raw !== undefined ? items : undefined;
    },
  };
}

/** An item that was added and left as it was says nothing: it is not written. */
const isNewAndBlank = (form: ItemForm | undefined, item: JsonRecord): boolean =>
  Object.keys(form?.origin ?? {}).length === 0 && isEmptyValue(item);

function itemOf(parts: Parts, { origin, ...form }: ItemForm): JsonRecord {
  return Object.entries(parts).reduce<JsonRecord>(
    (item, [key, codec]) => withValueAt(item, [key], serialize(codec, form[key], origin[key])),
    origin,
  );
}

/** The values that a new item starts with. */
export function emptyItem<P extends Parts>(parts: P, given: Partial<FormOf<P>> = {}): ItemForm<P> {
  const empty = Object.entries(parts).map(([key, codec]) => [key, codec.toForm(undefined)]);
  return { ...Object.fromEntries(empty), ...given, origin: {} } as ItemForm<P>;
}
