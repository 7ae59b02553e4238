import * as v from 'valibot';
import type { Timestamp } from '../rules/values';
import type { Format } from '../store/durable-file';
import { type Documents, segmentsOf } from './document';
import { formatTimestamp, parseTimestamp } from './timestamps';
import { decodeFields, encodeFields, wireFields } from './wire-value';

const file = v.strictObject({
  documents: v.array(
    v.strictObject({ path: v.string(), fields: wireFields, created: v.string(), changed: v.string() }),
  ),
});

function timeFrom(text: string): Timestamp {
  const time = parseTimestamp(text);
  if (!time) throw new Error(`'${text}' is no time`);
  return time;
}

/** Documents as they lie on the disk. */
export const documentsFormat: Format<Documents> = {
  empty: new Map(),
  read: (text) =>
    new Map(
      v
        .parse(file, JSON.parse(text))
        .documents.map(({ path, fields, created, changed }) => [
          segmentsOf(path).join('/'),
          { fields: decodeFields(fields), created: timeFrom(created), changed: timeFrom(changed) },
        ]),
    ),
  write: (documents) => {
    const written = [...documents].map(([path, { fields, created, changed }]) => ({
      path,
      fields: encodeFields(fields),
      created: formatTimestamp(created),
      changed: formatTimestamp(changed),
    }));
    return `${JSON.stringify({ documents: written }, null, 1)}\n`;
  },
};
