import type { DerivedText } from '../catalogue/derived-text';

/** The contents of derived files, by their paths. */
export async function parsedFiles(files: ReadonlyMap<string, DerivedText>): Promise<Map<string, unknown>> {
  const parsed = new Map<string, unknown>();
  for (const [file, { text }] of files) parsed.set(file, JSON.parse(text));
  return parsed;
}
