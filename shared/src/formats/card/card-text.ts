import { withoutMacros } from './macros';

/** The texts of a card become ours: names for its placeholders, and no blank lines at its ends. */
export function cardText(text: string, name: string): { text: string; note?: string } {
  const named = withoutMacros(text, name);
  const isChanged = named !== text;
  return {
    text: named.replace(/\r\n?/g, '\n').trim(),
    ...(isChanged && { note: `{{char}} is ${name}, and {{user}} is 'you'.` }),
  };
}
