import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '@otherfolk/system/files-below';

/** The length of a text that is long: shorter ones may stand in two files by chance. */
const LONG_TEXT = 40;

const NAMES = ['name', 'title', 'variantName', 'variantLabel', 'fullName'];

interface Split {
  /** All files of the catalogue that are handed out, and what visitors may know of them. */
  whole: ReadonlyMap<string, Buffer>;
  visible: ReadonlyMap<string, Buffer>;
}

/** What nobody who has no key may find in a site. */
interface Secrets {
  ids: string[];
  names: string[];
  texts: string[];
  images: string[];
  imageHashes: Set<string>;
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

function textsIn(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, name));
}

const textsOf = (files: ReadonlyMap<string, Buffer>) =>
  [...files].filter(([file]) => file.endsWith('.json')).flatMap(([, content]) => textsIn(JSON.parse(String(content))));

/** What stands in the whole catalogue alone: compared as text, so that a part of what is public is no secret. */
export function secretsOf({ whole, visible }: Split): Secrets {
  const publicTexts = textsOf(visible);
  const publicText = publicTexts.map(({ text }) => text).join('\n');
  // A core may have the id of one of its variants.
  const cores = new Set(publicTexts.filter(({ key }) => key === 'coreId').map(({ text }) => text));
  const hidden = [...whole.keys()].filter((file) => !visible.has(file));
  const secret = textsOf(whole).filter(({ text }) => !publicText.includes(text));
  const unique = (texts: string[]) => [...new Set(texts)];
  const images = hidden.filter((file) => file.startsWith('images/'));
  const publicImages = new Set([...visible.values()].map(hashOf));
  return {
    ids: hidden
      .filter((file) => file.endsWith('.json'))
      .map((file) => path.basename(file, '.json'))
      .filter((id) => !cores.has(id)),
    names: unique(secret.filter(({ key }) => NAMES.includes(key)).map(({ text }) => text)),
    texts: unique(secret.filter(({ text }) => text.length >= LONG_TEXT).map(({ text }) => text)),
    images: images.map((file) => path.basename(file)),
    imageHashes: new Set(
      images.map((file) => hashOf(whole.get(file) ?? Buffer.of())).filter((hash) => !publicImages.has(hash)),
    ),
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The spellings of a text: as it is, in JSON, and in HTML. */
const spellingsOf = (text: string) => {
  const html = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
  return new Set([text, JSON.stringify(text).slice(1, -1), html, html.replace(/'/g, '&#x27;')]);
};

const pattern = (words: string[], edge: string) =>
  words.length > 0 ? new RegExp(`(?<!${edge})(?:${words.map(escaped).join('|')})(?!${edge})`, 'u') : /(?!)/;

function unpacked(file: string, content: Buffer): Buffer {
  if (file.endsWith('.br')) return brotliDecompressSync(content);
  return file.endsWith('.gz') ? gunzipSync(content) : content;
}

/** Where the files of a site tell a secret, in their names or their contents: a line for each. */
export async function findLeaks(site: string, { ids, names, texts, images, imageHashes }: Secrets): Promise<string[]> {
  const words: [string, RegExp][] = [
    ['id', pattern(ids, '[a-z0-9-]')],
    [
      'name',
      pattern(
        names.flatMap((name) => [...spellingsOf(name)]),
        '[\\p{L}\\p{N}]',
      ),
    ],
    ['image', pattern(images, '[A-Za-z0-9]')],
  ];
  const longTexts = texts.flatMap((text) => [...spellingsOf(text)]);
  const found: string[] = [];
  for (const file of await filesBelow(site)) {
    const relative = path.relative(site, file);
    const content = unpacked(file, await readFile(file));
    if (imageHashes.has(hashOf(content))) found.push(`${relative}: a hidden image`);
    const text = `${relative}\n${content.toString('utf8')}`;
    for (const [kind, word] of words) {
      const [told] = word.exec(text) ?? [];
      if (told !== undefined) found.push(`${relative}: the ${kind} ${told}`);
    }
    const told = longTexts.find((long) => text.includes(long));
    if (told !== undefined) found.push(`${relative}: the text ${told}`);
  }
  return found;
}
