import { isMap, LineCounter, parseDocument } from 'yaml';
import { isJsonRecord, type JsonRecord, withoutForbiddenKeys } from '../../domain/json-record';

/** Aliases that stand for more than this are written to fill the memory. */
const MAX_ALIASES = 100;

const FENCES = /^\ufeff?---[ \t]*\n([^]*?)(?:^|\n)(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** The parts of a note: the words of its front matter, and what stands below it, with the line where it begins. */
export function splitFrontMatter(source: string): { yaml: string; body: string; bodyLine: number } {
  const note = source.replace(/\r\n?/g, '\n');
  const [matched = '', yaml = ''] = FENCES.exec(note) ?? [];
  return { yaml, body: note.slice(matched.length), bodyLine: matched.split('\n').length };
}

/** Front matter that was read; what is wrong with it comes as a sentence with the line in the note. */
export interface FrontMatter {
  data: JsonRecord;
  problem?: { line: number; message: string };
}

/**
 * Reads YAML. As words, each value is the text that stands there, dates and numbers too; tags such as `!!js/function` do nothing. As values, it
 * is what our own notes say.
 */
export function readYaml(yaml: string, as: 'words' | 'values', firstLine = 2): FrontMatter {
  const lines = new LineCounter();
  try {
    const schema = as === 'words' ? 'failsafe' : 'core';
    const document = parseDocument(yaml, { schema, lineCounter: lines, logLevel: 'silent', resolveKnownTags: false });
    const [error] = document.errors;
    const line = error ? lines.linePos(error.pos[0]).line + firstLine - 1 : 0;
    const message = error?.message.split(/ at line |\n/)[0] ?? '';
    // Repeated keys are wrong, and yet can be read.
    const isReadable = !error || error.code === 'DUPLICATE_KEY';
    const data: unknown =
      isReadable && isMap(document.contents) ? withoutForbiddenKeys(document.toJS({ maxAliasCount: MAX_ALIASES })) : {};
    const problem = error ? { problem: { line, message } } : {};
    if (!error && document.contents && !isMap(document.contents))
      return { data: {}, problem: { line: firstLine, message: 'The front matter is no list of keys and values' } };
    return { data: isJsonRecord(data) ? data : {}, ...problem };
  } catch (error) {
    // Aliases of aliases, or thousands of lists inside each other.
    const message = error instanceof ReferenceError ? 'It has too many aliases' : 'It cannot be read';
    return { data: {}, problem: { line: firstLine, message } };
  }
}
