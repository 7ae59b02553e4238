import { isDeviceName } from './disk-names';
import type { Tag } from './tags';

/** Stands before the part of an address that is not the text itself. */
const SHORTENED = '~';

/**
 * Texts that are the same in a URL, in a file name and to every host. A dot makes a file of it: `page.json` is the data of a page, and
 * hosts have names of their own for `index.html`. Windows keeps some names for devices.
 */
const PLAIN = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} &'(),!+_-]*[\p{L}\p{M}\p{N})!+])?$/u;

/**
 * The greatest length of a name that stands in an address as it is, in bytes of UTF-8: file names may have 255, and `index.html` of a page
 * lies below.
 */
const MAX_PLAIN_BYTES = 120;

const MAX_SLUG_LETTERS = 40;

/** FNV-1a over UTF-16 code units, in base 36. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

const slugOf = (text: string): string =>
  [...text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')].slice(0, MAX_SLUG_LETTERS).join('');

/** One part of a tag's address, decoded: the text, or a short form where a text cannot be a file name; `~` for none. */
function partOf(text: string): string {
  if (text === '') return SHORTENED;
  if (PLAIN.test(text) && !isDeviceName(text) && new TextEncoder().encode(text).length <= MAX_PLAIN_BYTES) return text;
  return `${SHORTENED}${slugOf(text)}-${hashOf(text)}`;
}

const SHORTENED_PART = /^~[\p{L}\p{N}-]*$/u;

/** Whether a part of a URL, decoded, may be a part of a tag's address. */
export const isTagPart = (part: string): boolean => PLAIN.test(part) || SHORTENED_PART.test(part);

/** The URL of a tag's page, such as `/tags/Eye%20Color/Gray%20Eyes`. */
export const tagPath = ({ group, name }: Tag): string =>
  `/tags/${encodeURIComponent(partOf(group))}/${encodeURIComponent(partOf(name))}`;

/** Whether the last two parts of a URL, decoded, lead to a tag. */
export const isTagAt = (tag: Tag, group: string, name: string): boolean =>
  (partOf(tag.group) === group || tag.group === group) && (partOf(tag.name) === name || tag.name === name);

/** A part that is not shortened is the text itself: thousands of texts are compared with it at once. */
const isPartOf = (text: string, part: string) => (part.startsWith(SHORTENED) ? partOf(text) : text) === part;

/** The tag that the last two parts of a URL lead to, decoded. Where they are the texts of one and the address of another, it is the other. */
export const findTagAt = (tags: readonly Tag[], group: string, name: string): Tag | undefined =>
  tags.find((tag) => isPartOf(tag.name, name) && isPartOf(tag.group, group)) ??
  tags.find((tag) => isTagAt(tag, group, name));

const GROUP_END = ':';

/** A tag as a parameter of a list's address: `Genre:Horror`. Colons in the names of a group or of a tag are encoded. */
export const tagParam = ({ group, name }: Tag): string =>
  [group, name].map((part) => part.replace(/[:%]/g, encodeURIComponent)).join(GROUP_END);

/** The tag that `tagParam` has written; undefined for anything else. */
export function parseTagParam(text: string): Tag | undefined {
  const [group = '', name, ...rest] = text.split(GROUP_END);
  if (name === undefined || rest.length > 0) return undefined;
  try {
    return { group: decodeURIComponent(group), name: decodeURIComponent(name) };
  } catch {
    return undefined;
  }
}
