import { IMAGE_FOLDERS, type ImageKind } from '@otherfolk/shared/catalogue/image-paths';
import { HIGHLIGHT_KINDS } from '@otherfolk/shared/domain/card-highlight';
import { missingCoverOf } from '@otherfolk/shared/check/check-pictures';
import type { Content } from '@otherfolk/shared/check/content';
import { errorAt, type Finding, warningAt } from '@otherfolk/shared/check/finding';
import { IMAGES, namedPictures } from '@otherfolk/shared/check/named-pictures';
import { narrowerVersion } from './picture-index';
import { inPixels, type PictureHead, type Pictures } from './read-pictures';

/** Layers that lie over others: what is below must shine through. */
const OVERLAYS: readonly ImageKind[] = [
  'bannerCharacter',
  'bannerText',
  'bannerHighlight',
  'coverCharacter',
  'coverText',
  'coverHighlight',
];

function checkFile(file: string, head: PictureHead | undefined, pictures: Pictures): Finding[] {
  if (!head)
    return [errorAt({ file }, 'not a picture that can be read', 'Save it again as AVIF, WebP, PNG, JPEG or SVG')];
  const narrower = narrowerVersion(file, pictures);
  if (!narrower || narrower.width === head.width) return [];
  return [errorAt({ file }, `${head.width} pixels wide, other than its name says`, 'Make it again, or rename it')];
}

function checkOverlays(content: Content, pictures: Pictures): Finding[] {
  const overlays = new Set(
    namedPictures(content)
      .filter(({ kind }) => OVERLAYS.includes(kind))
      .map(({ picture }) => picture),
  );
  return [...overlays]
    .filter((file) => pictures.get(file)?.hasAlpha === false)
    .map((file) =>
      errorAt({ file }, 'a layer without transparency hides those below', 'Save it with an alpha channel'),
    );
}

/** What the site asks for by a name that stands in no file: badges, and cards of pages. */
function isKnownByName(file: string): boolean {
  const inFolder = (folder: string) => file.startsWith(IMAGES + folder);
  if (inFolder(IMAGE_FOLDERS.card)) return true;
  const badge = IMAGES + IMAGE_FOLDERS.highlightBadge;
  return HIGHLIGHT_KINDS.some((kind) => file.startsWith(`${badge}${kind}.`));
}

function checkUnused(content: Content, pictures: Pictures): Finding[] {
  const named = new Set([...namedPictures(content).map(({ picture }) => picture), missingCoverOf(content)]);
  return [...pictures].flatMap(([file, head]) => {
    const whole = narrowerVersion(file, pictures)?.whole ?? file;
    if (named.has(whole) || isKnownByName(whole)) return [];
    const what = head ? `, ${inPixels(head)}` : '';
    return [warningAt({ file }, `nothing uses this picture${what}`, 'Name it where it belongs, or remove it')];
  });
}

/** What lies under images/ are pictures, of the kind that their places need, and used. */
export function checkPictureFiles(content: Content, pictures: Pictures): Finding[] {
  return [
    ...[...pictures].flatMap(([file, head]) => checkFile(file, head, pictures)),
    ...checkOverlays(content, pictures),
    ...checkUnused(content, pictures),
  ];
}
