const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text that HTML reads as words alone. */
export const escapedHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
