import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { byFile, checkContent } from '@otherfolk/shared/check/check-content';
import { type Content, contentOf } from '@otherfolk/shared/check/content';
import type { Finding } from '@otherfolk/shared/check/finding';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { LIST_KEY } from '@otherfolk/shared/files/file-kinds';
import { ENTITY_FILE } from '@otherfolk/shared/kinds/entity-folders';
import { kindsIn } from '@otherfolk/shared/kinds/file-contents';
import type { ReadCatalogue } from './read-catalogue';

export interface CheckedFinding extends Finding {
  /** The editor of its field; missing where none edits that file. */
  editor: string | undefined;
}

/** The kind of a file that could be read; undefined for any other. */
function kindOf(file: string, { entities, json }: Content): FileKind | undefined {
  const [, folder, id = ''] = ENTITY_FILE.exec(file) ?? [];
  if (folder !== undefined) return kindsIn(folder).find((kind) => entities[kind].has(id));
  if (!json.has(file)) return undefined;
  return file === catalogueFiles.changelog ? 'changelog' : file === catalogueFiles.site ? 'site' : undefined;
}

/** A file that holds a list is edited as an object with it. */
const pathInEditor = (kind: FileKind, path: string) =>
  kind === 'changelog' ? path.replace('$', `$.${LIST_KEY}`) : path;

function editorOf({ file, path }: Finding, content: Content): string | undefined {
  const kind = kindOf(file, content);
  if (kind === undefined) return undefined;
  const id = file.replace(/^.*\//, '').replace(/\.json$/, '');
  return `${editorPath(kind, id)}?field=${encodeURIComponent(pathInEditor(kind, path))}`;
}

/** The rules of `npm run content -- check`, but those that look into the folder or at the images themselves. */
export function checkCatalogue({ json, files, findings }: ReadCatalogue, today: LocalDay): CheckedFinding[] {
  const content = contentOf(json, files);
  const all = [...findings, ...content.findings, ...checkContent(content, { today }, findings.length === 0)];
  return all.sort(byFile).map((finding) => ({ ...finding, editor: editorOf(finding, content) }));
}
