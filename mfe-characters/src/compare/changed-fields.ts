import { sameJson, valueAt } from '@otherfolk/shared/domain/json-value';
import type { MergedCharacter } from '../merged-character';
import type { LifeField } from './life-fields';

/**
 * Whether a life changes what a row shows: whether the merge comes to something else at one of its keys than the core alone comes
 * to. Such a key the merge has from the life, by its overrides or its own fields (docs/decisions/0096-what-a-life-changes.md).
 */
export const isChanged = ({ keys }: LifeField, life: MergedCharacter, coreAlone: MergedCharacter): boolean =>
  keys.some((key) => !sameJson(valueAt(life, key), valueAt(coreAlone, key)));
