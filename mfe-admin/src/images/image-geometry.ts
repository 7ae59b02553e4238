import type { UseRules } from '@otherfolk/shared/files/image-uses';

export interface Size {
  width: number;
  height: number;
}

/** A part of an image: in percent of it, or in pixels. */
export interface Area extends Size {
  x: number;
  y: number;
}

export const WHOLE: Area = { x: 0, y: 0, width: 100, height: 100 };

/** Quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3;

export const turnedBy = (turns: Turns, by: 1 | -1): Turns => ((turns + by + 4) % 4) as Turns;

const isOnItsSide = (turns: Turns) => turns % 2 === 1;

export const turnedSize = ({ width, height }: Size, turns: Turns): Size =>
  isOnItsSide(turns) ? { width: height, height: width } : { width, height };

/** The place of an area, in percent of the turned image, in the image as it was: in whole pixels, and inside of it. */
export function pixelArea({ width, height }: Size, turns: Turns, { x, y, width: w, height: h }: Area): Area {
  const unturned = [
    { x, y, width: w, height: h },
    { x: y, y: 100 - x - w, width: h, height: w },
    { x: 100 - x - w, y: 100 - y - h, width: w, height: h },
    { x: 100 - y - h, y: x, width: h, height: w },
  ][turns] as Area;
  const span = (from: number, length: number, whole: number) => {
    const start = Math.min(Math.max(Math.round((from / 100) * whole), 0), whole - 1);
    return [start, Math.min(Math.max(Math.round((length / 100) * whole), 1), whole - start)] as const;
  };
  const [left, wide] = span(unturned.x, unturned.width, width);
  const [top, high] = span(unturned.y, unturned.height, height);
  return { x: left, y: top, width: wide, height: high };
}

/** The size in which a part of an image is kept: never larger than it is, but where a use asks for an exact size. */
export function outputSize(part: Size, { width, height, isCut, isExact = false }: UseRules): Size {
  if (isExact) return { width, height };
  const scale = Math.min(1, width / part.width, height / part.height);
  const kept = {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
  // Whole pixels of a small part do not always have the shape of the use.
  return isCut ? { width: kept.width, height: Math.max(1, Math.round((kept.width * height) / width)) } : kept;
}

/** The sizes on the way from one to another, each half of the one before: scaled at once, fine lines would be lost. */
export function halvings(from: Size, to: Size): Size[] {
  const steps: Size[] = [];
  let { width, height } = from;
  while (width >= 2 * to.width && height >= 2 * to.height) {
    width = Math.floor(width / 2);
    height = Math.floor(height / 2);
    steps.push({ width, height });
  }
  return steps;
}
