import { digestOf } from '../plan/digest';

/** Tells a text again, however programs have changed its white space. */
export const fingerprintOf = (text: string): string => digestOf(text.replace(/\s+/g, ' ').trim());
