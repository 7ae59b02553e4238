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
} from '../files/physical';
import type { Codec } from './codec';

function displayCodec<Form>(parse: (text: string) => Form | undefined, write: (form: Form) => string): Codec<Form> {
  const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : '');
  return {
    accepts: (raw) => raw === undefined || raw === null || (typeof raw === 'string' && parse(raw) !== undefined),
    toForm: (raw) => (parse(textOf(raw)) ?? parse('')) as Form,
    toJson: (form, raw) => write(form) || (raw === undefined ? undefined : ''),
  };
}

export const heightCodec: Codec<Height> = displayCodec(parseHeight, heightText);
export const weightCodec: Codec<Weight> = displayCodec(parseWeight, weightText);
export const measurementsCodec: Codec<Measurements> = displayCodec(parseMeasurements, measurementsText);
