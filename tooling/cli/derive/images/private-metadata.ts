import readExif from 'exif-reader';
import type { Metadata } from 'sharp';

/** What the metadata of an image may tell of somebody. */
export type PrivateMetadata = 'where it was taken' | 'whose it is';

const NAMES = ['Artist', 'CameraOwnerName', 'BodySerialNumber', 'CameraSerialNumber', 'XPAuthor', 'HostComputer'];

const XMP_PLACE = /exif:GPS(?:Latitude|Longitude)|Iptc4xmp(?:Core:Location|Ext:Location)|photoshop:City/i;
const XMP_NAME =
  /dc:creator|photoshop:(?:Credit|CaptionWriter)|PersonInImage|mwg-rs:Name|aux:(?:OwnerName|SerialNumber)/i;

/** The data sets of IPTC that hold a city, a place in it or a country, and those that hold a name or a credit. */
const IPTC_PLACE = [90, 92, 95, 101];
const IPTC_NAME = [80, 85, 110, 122];

function hasDataSet(iptc: Buffer, sets: readonly number[]): boolean {
  return sets.some((set) => iptc.includes(Buffer.from([0x1c, 2, set])));
}

function ofExif(bytes: Buffer): PrivateMetadata[] {
  try {
    const { GPSInfo, Image, Photo } = readExif(bytes);
    const isNamed = NAMES.some((name) => Image?.[name] !== undefined || Photo?.[name] !== undefined);
    const isPlaced = GPSInfo?.GPSLatitude !== undefined || GPSInfo?.GPSLongitude !== undefined;
    return [...(isPlaced ? (['where it was taken'] as const) : []), ...(isNamed ? (['whose it is'] as const) : [])];
  } catch {
    // What no reader understands tells nobody anything.
    return [];
  }
}

/** Finds what the metadata of an image tell of somebody: EXIF, XMP, IPTC, and the comments of a PNG. */
export function privateMetadataOf({ exif, xmp, iptc, comments = [] }: Metadata): PrivateMetadata[] {
  const text = xmp?.toString() ?? '';
  const isAuthor = comments.some(({ keyword }) => /^(?:author|artist|creator)$/i.test(keyword));
  const found = new Set<PrivateMetadata>(exif ? ofExif(exif) : []);
  if (XMP_PLACE.test(text) || (iptc && hasDataSet(iptc, IPTC_PLACE))) found.add('where it was taken');
  if (XMP_NAME.test(text) || isAuthor || (iptc && hasDataSet(iptc, IPTC_NAME))) found.add('whose it is');
  return [...found];
}
