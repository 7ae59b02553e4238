import { field, text } from './fields';

/** The texts of an image: its description for readers who cannot see it, and who made it. */
export const altAndCredit = { alt: field(text), credit: field(text) };
