import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCatalogue } from './write-catalogue';

export const PUBLISHED = { published: true, version: 1 };
export const NEXT = { published: true, version: 3 };
const PIPELINE = { published: false };

const size = { width: 4, height: 6, widths: [] };

/** Ana is for everybody, with a life of each stage; each of these has an image of its own. */
export const smallCatalogue: Record<string, unknown> = {
  'site.json': { currentRelease: 2 },
  'characters/ana.json': {
    id: 'ana',
    name: 'Ana',
    variants: [
      { id: 'ana-one', recordInfo: PUBLISHED },
      { id: 'ana-next', recordInfo: NEXT },
      { id: 'ana-late', recordInfo: PIPELINE },
      { id: 'ana-nameless', recordInfo: PUBLISHED },
    ],
  },
  'characters/ana-one.json': { variantOf: 'ana', recordInfo: PUBLISHED, images: { avatar: 'one.png' } },
  'characters/ana-next.json': { variantOf: 'ana', recordInfo: NEXT, images: { avatar: 'two.png' } },
  'characters/ana-late.json': { variantOf: 'ana', recordInfo: PIPELINE, images: { avatar: 'three.png' } },
  'characters/ana-nameless.json': {
    variantOf: 'ana',
    recordInfo: PUBLISHED,
    isUnnamed: true,
    images: { avatar: 'four.png' },
  },
  'images/index.json': {
    'avatars/one.png': size,
    'avatars/two.png': size,
    'avatars/three.png': size,
    'avatars/four.png': size,
  },
  'images/avatars/one.png': 'first image',
  'images/avatars/two.png': 'second image',
  'images/avatars/three.png': 'third image',
  'images/avatars/four.png': 'fourth image',
};

/** A folder of its own with these files in it; its real path. */
export function catalogueFolder(files: Record<string, unknown> = smallCatalogue): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'guarded-')));
  writeCatalogue(folder, files);
  return folder;
}
