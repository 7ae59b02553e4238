/** A file of a derived folder, as text. */
export interface DerivedText {
  /** The hash of the text: the same for equal texts only. */
  version: string;
  text: () => Promise<string>;
}

/** As it is written. */
export const textOfJson = (json: string): string => `${json}\n`;

/** A text that is there. `hash` says what a content is. */
export function derivedText(json: string, hash: (content: string) => string): DerivedText {
  const text = textOfJson(json);
  return { version: hash(text), text: () => Promise.resolve(text) };
}
