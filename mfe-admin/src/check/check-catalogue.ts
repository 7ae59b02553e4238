import { byFile, checkContent } from '@otherfolk/shared/check/check-content';
import { type Content, contentOf } from '@otherfolk/shared/check/content';
import type { Finding } from '@otherfolk/shared/check/finding';
import { paths } from '@otherfolk/shared/contract/paths';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { ReadCatalogue } from './read-catalogue';

export interface CheckedFinding extends Finding {
  /** The editor of its field; missing where none edits that file. */
  editor: string | undefined;
}

const CHARACTER_FILE = /^characters\/([^/.]+)\.json$/;

function editorOf({ file, path }: Finding, { cores, variants }: Content): string | undefined {
  const id = CHARACTER_FILE.exec(file)?.[1];
  if (id === undefined) return undefined;
  const field = `?field=${encodeURIComponent(path)}`;
  if (variants.has(id)) return paths.editVariant(id) + field;
  return cores.has(id) ? paths.editCharacter(id) + field : undefined;
}

/** The rules of `npm run content -- check`, but those that look into the folder or at the images themselves. */
export function checkCatalogue({ json, files, findings }: ReadCatalogue, today: LocalDay): CheckedFinding[] {
  const content = contentOf(json, files);
  const all = [...findings, ...content.findings, ...checkContent(content, { today }, findings.length === 0)];
  return all.sort(byFile).map((finding) => ({ ...finding, editor: editorOf(finding, content) }));
}
