import { isJsonRecord } from '../domain/json-record';

/** Whether a Personality Breakdown has story and flavor traits, rather than text, a list or free sub-headings. */
export function isTraitsForm(value: unknown): boolean {
  return isJsonRecord(value) && (Object.hasOwn(value, 'storyTraits') || Object.hasOwn(value, 'flavorTraits'));
}
