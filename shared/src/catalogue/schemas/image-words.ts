import { field, text } from './fields';

/** What an image shows, in words for whoever cannot see it, and who made it. */
export const imageWords = { alt: field(text), credit: field(text) };
