import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits, type Edit } from 'jsonc-parser';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { textOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import { keysOfPath } from '@otherfolk/shared/catalogue/json-path';
import type { NamedImage } from '@otherfolk/shared/check/check-images';
import { bareName, IMAGES } from '@otherfolk/shared/check/named-images';
import { membersOf, nodeAt, treeOf } from '@otherfolk/shared/json-text/json-tree';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';

/** A text with other names at these places; everything else in it stays to the byte. */
function renamedText(text: string, places: readonly NamedImage[], replaced: ReadonlyMap<string, string>): string {
  const tree = treeOf(text);
  const edits = places.flatMap(({ path, image }): Edit[] => {
    const node = nodeAt(tree, keysOfPath(path));
    const name = bareName(replaced.get(image) ?? image);
    return node ? [{ offset: node.offset, length: node.length, content: JSON.stringify(name) }] : [];
  });
  return applyEdits(text, edits);
}

/** The image index with its words at the new names, so that 'index' finds them there. */
function renamedIndex(text: string, replaced: ReadonlyMap<string, string>): string {
  const edits = membersOf(treeOf(text)).flatMap(({ key, node: { offset } }): Edit[] => {
    const image = replaced.get(IMAGES + key);
    const content = image && JSON.stringify(image.slice(IMAGES.length));
    return content ? [{ offset, length: JSON.stringify(key).length, content }] : [];
  });
  return applyEdits(text, edits);
}

/**
 * Writes other images into all files that name these, and into the index. When it rejects, every file is as it was. Gives the files
 * that it has changed.
 */
export async function renameReferences(
  folder: string,
  references: readonly NamedImage[],
  replaced: ReadonlyMap<string, string>,
): Promise<string[]> {
  const placesByFile = new Map<string, NamedImage[]>();
  for (const place of references) placesByFile.set(place.file, [...(placesByFile.get(place.file) ?? []), place]);
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  for (const [file, places] of placesByFile) {
    before.set(file, textOfBytes(await readFile(join(folder, file))));
    after.set(file, renamedText(before.get(file) ?? '', places, replaced));
  }
  const { imageIndex } = catalogueFiles;
  const index = await readFile(join(folder, imageIndex)).then(textOfBytes, () => undefined);
  if (index !== undefined) {
    before.set(imageIndex, index);
    after.set(imageIndex, renamedIndex(index, replaced));
  }
  const written: string[] = [];
  try {
    for (const [file, text] of after) {
      await writeFileAtomically(join(folder, file), text);
      written.push(file);
    }
  } catch (error) {
    for (const file of written) await writeFileAtomically(join(folder, file), before.get(file) ?? '');
    throw error;
  }
  return [...placesByFile.keys()];
}
