/** A text of a card without blanks around it; empty for a value that is none. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
