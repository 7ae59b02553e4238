import { IMAGE_FOLDERS, type ImageKind } from '@otherfolk/shared/catalogue/image-paths';
import { missingCoverOf, type NamedImage, namedImages } from '@otherfolk/shared/check/check-images';
import type { Content } from '@otherfolk/shared/check/content';
import { errorAt, type Finding, warningAt } from '@otherfolk/shared/check/finding';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { HIGHLIGHT_KINDS } from '@otherfolk/shared/domain/card-highlight';
import type { ImageHead } from '../images/image-head';
import { narrowerVersion } from '../images/image-index';
import { type Images, inPixels } from '../images/read-images';

/** Layers that lie over others: what is below must shine through. */
const OVERLAYS: readonly ImageKind[] = [
  'bannerCharacter',
  'bannerText',
  'bannerHighlight',
  'coverCharacter',
  'coverText',
  'coverHighlight',
];

function checkHead(file: string, { isActive, privateMetadata = [] }: ImageHead): Finding[] {
  const findings = privateMetadata.map((what) =>
    warningAt({ file }, `its metadata tell ${what}`, 'Save it without metadata, as the editors do'),
  );
  if (!isActive) return findings;
  return [...findings, errorAt({ file }, 'an SVG in which something runs', 'Take scripts and handlers out of it')];
}

function checkFile(file: string, head: ImageHead | undefined, images: Images): Finding[] {
  if (!head)
    return [errorAt({ file }, 'not an image that can be read', 'Save it again as AVIF, WebP, PNG, JPEG or SVG')];
  const findings = checkHead(file, head);
  const narrower = narrowerVersion(file, images);
  if (!narrower || narrower.width === head.width) return findings;
  return [
    ...findings,
    errorAt({ file }, `${head.width} pixels wide, other than its name says`, 'Make it again, or rename it'),
  ];
}

function checkOverlays(named: readonly NamedImage[], images: Images): Finding[] {
  const overlays = new Set(named.filter(({ kind }) => OVERLAYS.includes(kind)).map(({ image }) => image));
  return [...overlays]
    .filter((file) => images.get(file)?.hasAlpha === false)
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

function checkUnused(used: ReadonlySet<string>, images: Images): Finding[] {
  return [...images].flatMap(([file, head]) => {
    const whole = narrowerVersion(file, images)?.whole ?? file;
    if (used.has(whole) || isKnownByName(whole)) return [];
    const what = head ? `, ${inPixels(head)}` : '';
    return [warningAt({ file }, `nothing uses this image${what}`, 'Name it where it belongs, or remove it')];
  });
}

/** What lies under images/ are images, of the kind that their places need, and used. */
export function checkImageFiles(content: Content, images: Images): Finding[] {
  const named = namedImages(content);
  const used = new Set([...named.map(({ image }) => image), missingCoverOf(content)]);
  return [
    ...[...images].flatMap(([file, head]) => checkFile(file, head, images)),
    ...checkOverlays(named, images),
    ...checkUnused(used, images),
  ];
}
