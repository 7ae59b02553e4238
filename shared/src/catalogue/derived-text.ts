/** A file of a derived folder, as text. */
export interface DerivedText {
  /** The hash of the text: the same for equal texts only. */
  version: string;
  text: string;
}

/** The text of a derived file, with the line break at its end. */
export const textOfJson = (json: string): string => `${json}\n`;

type Hash = (content: string) => string;

/** `hash` says what a content is: the same for equal ones only. */
export const derivedText = (text: string, hash: Hash): DerivedText => ({ version: hash(text), text });

/** The texts of files, by their paths. */
export const derivedTexts = (files: ReadonlyMap<string, object>, hash: Hash): ReadonlyMap<string, DerivedText> =>
  new Map([...files].map(([file, content]) => [file, derivedText(textOfJson(JSON.stringify(content)), hash)]));
