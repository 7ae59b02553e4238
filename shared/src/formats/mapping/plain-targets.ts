import { parseLocalDay } from '../../domain/local-day';
import type { ValuePart } from './target';

type Owner = 'person' | 'life' | undefined;
type Read = (text: string) => ValuePart[] | undefined;

const owned = (of: Owner) => (of ? { of } : {});

/** A text as it stands. */
export const textAt =
  (to: readonly string[], of?: Owner): Read =>
  (text) => [{ to, value: text, ...owned(of) }];

const COLOUR = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

/** A colour with or without its sign. */
export const colourAt =
  (to: readonly string[], of?: Owner): Read =>
  (text) => {
    const digits = COLOUR.exec(text.trim())?.[1];
    return digits === undefined ? undefined : [{ to, value: `#${digits.toLowerCase()}`, ...owned(of) }];
  };

/** A day, also where a time follows. */
export const dayAt =
  (to: readonly string[], of?: Owner): Read =>
  (text) => {
    const day = parseLocalDay(text.trim().slice(0, 10));
    return day === undefined ? undefined : [{ to, value: day, ...owned(of) }];
  };
