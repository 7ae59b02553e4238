import { CENTRE, type Focus } from './focus-point';
import type { Area, Size } from './image-geometry';

/** The largest part of an image that has this shape, in percent of it, with the focus as near to its middle as the image allows. */
export function cropAround(image: Size, shape: Size, [x, y]: Focus): Area {
  const ratio = image.width / image.height;
  const wanted = shape.width / shape.height;
  const width = 100 * Math.min(1, wanted / ratio);
  const height = 100 * Math.min(1, ratio / wanted);
  const startOf = (at: number, length: number) => Math.min(Math.max(at * 100 - length / 2, 0), 100 - length);
  return { x: startOf(x, width), y: startOf(y, height), width, height };
}

const share = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100;

/** The place of an image's point in a part of it; undefined in its middle, where nothing has to be said. */
export function focusInCrop([x, y]: Focus, crop: Area): Focus | undefined {
  const inside: Focus = [share((x * 100 - crop.x) / crop.width), share((y * 100 - crop.y) / crop.height)];
  return inside[0] === CENTRE[0] && inside[1] === CENTRE[1] ? undefined : inside;
}
