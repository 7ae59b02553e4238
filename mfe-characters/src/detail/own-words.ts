import type { MergedCharacter } from '../merged-character';

/** The most characters that the words may have: two lines of a wide screen. */
const MAX_LENGTH = 140;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * The words of a person, for below the name: the first line of the Sample Voice that is short enough. Where no art of the banner says the
 * name, the heading alone introduces the person.
 */
export function ownWords({ banner, sections }: Pick<MergedCharacter, 'banner' | 'sections'>): string | undefined {
  if (!banner?.text) return undefined;
  const voice: unknown = sections?.['Sample Voice'];
  const lines = (Array.isArray(voice) ? voice : [voice]).filter(isText).flatMap((text) => text.split(/\n+/));
  return lines.map((line) => line.trim()).find((line) => line !== '' && line.length <= MAX_LENGTH);
}
