import { targetNamed } from '../mapping/targets';
import type { SourceKind } from '../source/source-item';

/** A line that is a value under a name: `Age:: 28` of Dataview, or `**Age:** 28` where the name is one that we know. */
const INLINE = /^(?:[-*] +)?(?:\*\*|__)?([\p{L}][\p{L}\p{N} '/()_-]{0,40}?)(?:\*\*|__)?::[ \t]+(\S.*)$/u;
const BOLD =
  /^(?:[-*>] +)?(?:\*\*|__)([\p{L}][\p{L}\p{N} '/()&_-]{0,40}?)(?::(?:\*\*|__)|(?:\*\*|__) ?:)[ \t]+(\S.*)$/u;
const TAGS_ALONE = /^(?:#[\p{L}\p{N}_/-]+[ \t]*)+$/u;

export interface NoteField {
  name: string;
  text: string;
}

/** Takes the lines that are values under a name, and those of tags alone, out of a text. */
export function takeFields(kind: SourceKind, source: string): { fields: NoteField[]; rest: string } {
  const fields: NoteField[] = [];
  let fence = false;
  const rest = source.split('\n').filter((line) => {
    if (/^ {0,3}(?:```|~~~)/.test(line)) fence = !fence;
    if (fence) return true;
    const trimmed = line.trim();
    if (TAGS_ALONE.test(trimmed)) {
      fields.push({ name: 'tags', text: trimmed.replace(/#/g, '').split(/\s+/).join(', ') });
      return false;
    }
    const inline = INLINE.exec(trimmed);
    const bold = inline ? undefined : BOLD.exec(trimmed);
    const [, name = '', text = ''] = inline ?? bold ?? [];
    // A list of relations or of traits has strong words, too.
    const target = bold ? targetNamed(kind, name) : undefined;
    const isField = inline !== null || (target !== undefined && target.says === undefined) || target?.says === 'world';
    if (isField && name !== '') fields.push({ name, text });
    return !isField;
  });
  return { fields, rest: rest.join('\n') };
}
