import { isJsonRecord } from '../../domain/json-record';
import type { PersonalityBreakdown, Traits } from './character-sections';

/** Whether a Personality Breakdown has story and flavor traits, rather than text, a list or free sub-headings. */
export function isTraitsForm(value: unknown): boolean {
  return isJsonRecord(value) && (Object.hasOwn(value, 'storyTraits') || Object.hasOwn(value, 'flavorTraits'));
}

export function isTraits(value: PersonalityBreakdown): value is Traits {
  return isTraitsForm(value);
}
