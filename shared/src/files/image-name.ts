import { isDeviceName } from '../domain/disk-names';
import { IMAGE_USES, type ImageUse } from './image-uses';

const EXTENSIONS: Partial<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };

/** The name before its dot, as two files of a folder must not share it: other formats and widths of an image stand beside it. */
const stemOf = (file: string) => file.replace(/\.[^.]*$/, '').toLowerCase();

/** A name for a new image of an item: `mara-quill-avatar.webp`, and with `-2` and so on where that is taken. */
export function imageName(itemId: string, use: ImageUse, type: string, taken: Iterable<string>): string {
  const stems = new Set([...taken].map(stemOf));
  const first = [itemId, IMAGE_USES[use].word].filter(Boolean).join('-').toLowerCase();
  let stem = first;
  for (let number = 2; stems.has(stem) || isDeviceName(stem); number++) stem = `${first}-${number}`;
  return `${stem}.${EXTENSIONS[type] ?? 'webp'}`;
}
