import { isJsonRecord } from '../../domain/json-record';
import type { Mapping } from '../source/format';
import type { SourceKind } from '../source/source-item';

const KINDS: readonly SourceKind[] = ['character', 'plot', 'location', 'family'];

/** A mapping as it was kept; undefined for what is none. */
export function readMapping(json: unknown): Mapping | undefined {
  if (!isJsonRecord(json) || !isJsonRecord(json['targets'])) return undefined;
  const kind = KINDS.find((each) => each === json['kind']);
  const targets = Object.entries(json['targets']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return kind && { kind, targets: Object.fromEntries(targets) };
}
