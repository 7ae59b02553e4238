import { parse } from 'yaml';
import { isJsonRecord, withoutForbiddenKeys } from '../../domain/json-record';
import { sameJson } from '../../domain/json-value';
import { itemsOf } from '../mapping/list-or-text';
import { textOf } from '../text/text-of';
import { escapeMarkdown } from './escape-markdown';
import { splitNote } from './split-note';
import { toYaml } from './to-yaml';

const FENCED = /^```yaml\n([^]*?)\n?```$/;
const DEEPEST = 6;

/** A value as Markdown, and back. */
export interface SectionCodec {
  write: (value: unknown, level: number) => string | undefined;
  read: (source: string, level: number) => unknown;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function writePlain(value: unknown, level: number): string | undefined {
  if (typeof value === 'string') return escapeMarkdown(value);
  if (isTexts(value)) return value.map((item) => `- ${escapeMarkdown(item).replace(/\n/g, '\n  ')}`).join('\n');
  if (!isJsonRecord(value) || level >= DEEPEST) return undefined;
  const parts = Object.entries(value).map(([key, part]) => {
    const text = writePlain(part, level + 1);
    return text === undefined ? undefined : `${'#'.repeat(level + 1)} ${escapeMarkdown(key)}\n\n${text}`;
  });
  return parts.includes(undefined) ? undefined : parts.join('\n\n');
}

function readPlain(source: string, level: number): unknown {
  const parts = splitNote(source, level + 1).filter((part) => part.level > 0 || part.source !== '');
  if (level < DEEPEST && parts.length > 0 && parts.every((part) => part.level === level + 1))
    return Object.fromEntries(
      parts.map((part) => [textOf('markdown', part.heading).text, readPlain(part.source, level + 1)]),
    );
  const { text } = textOf('markdown', source);
  return itemsOf(text) ?? text;
}

/** Text, lists and sub-headings, below a heading of a level. */
export const plainCodec: SectionCodec = { write: writePlain, read: readPlain };

/** Anything, as YAML in a fence. */
const fencedCodec: SectionCodec = {
  write: (value) => `\`\`\`yaml\n${toYaml(value)}\n\`\`\``,
  read(source) {
    const yaml = FENCED.exec(source.trim())?.[1];
    if (yaml === undefined) return undefined;
    try {
      return withoutForbiddenKeys(parse(yaml, { logLevel: 'silent', maxAliasCount: 0 }));
    } catch {
      return undefined;
    }
  },
};

/** Reads what `writeSection` wrote, whatever became of it since. */
export function readSection(codec: SectionCodec, source: string, level: number): unknown {
  return fencedCodec.read(source, level) ?? codec.read(source, level) ?? plainCodec.read(source, level);
}

/** A value as the first Markdown that reads as the same value: of its own form, as text and lists, else as YAML. */
export function writeSection(codec: SectionCodec, value: unknown, level: number): string {
  for (const { write } of [codec, plainCodec]) {
    const markdown = write(value, level);
    if (markdown !== undefined && sameJson(readSection(codec, markdown, level), value)) return markdown;
  }
  return fencedCodec.write(value, level) ?? '';
}
