import { isEmptyValue } from '../../domain/emptiness';
import { sameJson } from '../../domain/json-value';
import type { FieldValue } from '../source/source-item';
import { digestOf } from './digest';

/** What becomes of a field that a source fills. */
export type MergeState =
  /** Nothing stood there. */
  | 'added'
  /** Here and there is the same. */
  | 'same'
  /** The source has changed since the last import, and nobody has edited the field here. */
  | 'updated'
  /** The field was edited here, and the source says what it said at the last import. */
  | 'kept'
  /** Both have changed: somebody has to choose. */
  | 'conflict';

interface Sides {
  /** The value in the catalogue; undefined where there is none. */
  mine: unknown;
  theirs: FieldValue;
  /** The digest of what the last import has written; undefined where none has. */
  base: string | undefined;
}

/** Compares a field of the catalogue with what a source says now and what it said at the last import. */
export function mergeField({ mine, theirs, base }: Sides): MergeState {
  if (mine !== undefined && sameJson(mine, theirs)) return 'same';
  const isMissing = mine === undefined || isEmptyValue(mine);
  if (base === undefined) return isMissing ? 'added' : 'conflict';
  if (digestOf(theirs) === base) return 'kept';
  return !isMissing && digestOf(mine) === base ? 'updated' : 'conflict';
}
