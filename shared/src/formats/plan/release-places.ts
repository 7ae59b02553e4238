const UNPUBLISHED = 'Everything arrives unpublished: this catalogue decides when it is shown.';
const OTHER_SOURCE = 'It tells of an earlier import.';

const STAGE: ReadonlySet<string> = new Set(['published', 'version', 'releaseAt']); // docs/data-contract.md#3-character-core

/** Why a place of a file is not for a source to fill: it says whether the item is shown, or where it comes from. Undefined for all other places. */
export function refusalOfPlace([first = '', second = '']: readonly string[]): string | undefined {
  const key = first === 'recordInfo' ? second : first;
  if (first === 'recordInfo' && second === 'source') return OTHER_SOURCE;
  return STAGE.has(key) ? UNPUBLISHED : undefined;
}
