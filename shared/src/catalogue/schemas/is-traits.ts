import type { PersonalityBreakdown, Traits } from './character-sections';
import { isTraitsForm } from './traits-form';

export function isTraits(value: PersonalityBreakdown): value is Traits {
  return isTraitsForm(value);
}
