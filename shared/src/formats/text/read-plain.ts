import type { MarkedText } from './marked-text';
import { normalized, tidyLines } from './normalized';

/** A text without marks, with its lines and paragraphs. */
export function readPlain(source: string): MarkedText {
  const text = tidyLines(normalized(source));
  const sections = text === '' ? [] : [{ heading: '', level: 0, text }];
  return { sections, links: [], images: [], comments: [], notes: [] };
}
