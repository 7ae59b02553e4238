import {
  type Height,
  heightText,
  type Measurements,
  measurementsText,
  parseHeight,
  parseMeasurements,
  parseWeight,
  type Weight,
  weightText,
} from '@otherfolk/shared/domain/physical';
import type { Codec } from './codec';

/** The parts of a text, or the text itself where it has none that can be told. */
export type Display<Parts> = Parts & { text?: string };

function displayCodec<Parts>(
  parse: (text: string) => Parts | undefined,
  write: (parts: Parts) => string,
): Codec<Display<Parts>> {
  const nothing = parse('') as Parts;
  const textOf = (raw: unknown) => (typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '');
  return {
    accepts: (raw) => raw === undefined || raw === null || typeof raw === 'string' || typeof raw === 'number',
    toForm: (raw) => parse(textOf(raw)) ?? { ...nothing, text: textOf(raw) },
    toJson: ({ text = '', ...parts }, raw) => {
      const typed = text.trim() === '' ? (parts as Parts) : parse(text);
      if (typed === undefined) return text;
      return write(typed) || (raw === undefined ? undefined : '');
    },
  };
}

export const heightCodec: Codec<Display<Height>> = displayCodec(parseHeight, heightText);
export const weightCodec: Codec<Display<Weight>> = displayCodec(parseWeight, weightText);
export const measurementsCodec: Codec<Display<Measurements>> = displayCodec(parseMeasurements, measurementsText);
