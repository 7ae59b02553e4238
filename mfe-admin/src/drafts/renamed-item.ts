import { REDIRECTS_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { jsonOfText } from '@otherfolk/shared/catalogue/json-bytes';
import type { CatalogueServer } from '@otherfolk/shared/contract/shell-context';
import { isValidId } from '@otherfolk/shared/domain/id';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { draftsOfFile, storeDraft } from '@otherfolk/shared/drafts/draft-store';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { newImagesOf, removeNewImage, storeNewImage } from '@otherfolk/shared/drafts/new-image-store';
import { draftNameOf } from '@otherfolk/shared/files/catalogue-file';
import { fileKinds } from '@otherfolk/shared/files/file-kinds';
import type { EntityFolder } from '@otherfolk/shared/kinds/entity-folders';
import { filesOnServer } from '../targets/server-target';
import { areVersions, folderOfKind } from '../whole/references-to';

/** How many steps lead to an item of a kind in the redirects, as in `characters/{id}` and `characters/{core}/{id}`. */
function stepsTo(kind: FileKind, folder: EntityFolder): readonly number[] {
  if (kind === 'variant') return [3];
  return areVersions(folder) ? [3, 2] : [2];
}

export const idOfPath = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

/** The id that an item has now; undefined where the redirects do not say. */
export function renamedId(redirects: unknown, kind: FileKind, id: string): string | undefined {
  const folder = folderOfKind(kind);
  if (!folder || !isJsonRecord(redirects)) return undefined;
  for (const steps of stepsTo(kind, folder)) {
    for (const [from, to] of Object.entries(redirects)) {
      const [before, after] = [from, String(to)].map((path) => path.split('/'));
      if (before?.length !== steps || before[0] !== folder || before.at(-1) !== id) continue;
      const found = after?.length === steps && after[0] === folder ? after.at(-1) : undefined;
      if (isValidId(found) && found !== id) return found;
    }
  }
  return undefined;
}

/** False for an item that the catalogue did not have, whose id is its own, and for a file that there is once. */
export const mayBeRenamed = ({ kind, baseText }: Pick<Draft, 'kind' | 'baseText'>): boolean =>
  folderOfKind(kind) !== undefined && baseText !== '';

/** The path that the file of a draft has now; undefined where it has no other than the draft says. */
export function renamedPath(redirects: unknown, draft: Pick<Draft, 'kind' | 'path' | 'baseText'>): string | undefined {
  const to = mayBeRenamed(draft) ? renamedId(redirects, draft.kind, idOfPath(draft.path)) : undefined;
  return to === undefined ? undefined : fileKinds[draft.kind].pathOf(to);
}

/** Undefined where there are none, or no server tells editors: no site hands them out. May reject. */
export async function readRedirects(server: CatalogueServer | undefined): Promise<unknown> {
  const text = (await filesOnServer(server, ''))?.[REDIRECTS_FILE];
  return typeof text === 'string' ? jsonOfText(text) : undefined;
}

/** The id that an item has now; its member's drafts and new images are under it when this resolves. Undefined where it has no other. */
export async function followRename(server: CatalogueServer | undefined, owner: string, kind: FileKind, id: string) {
  const to = renamedId(await readRedirects(server), kind, id);
  if (to === undefined) return undefined;
  const placeOf = (name: string) => {
    const path = fileKinds[kind].pathOf(name);
    return { path, file: draftNameOf({ kind, id: name, path }) };
  };
  const [before, after] = [placeOf(id), placeOf(to)];
  const taken = new Set((await draftsOfFile(owner, after.file)).map(({ tab }) => tab));
  for (const draft of await draftsOfFile(owner, before.file)) {
    if (draft.kind !== kind || !mayBeRenamed(draft)) continue;
    const tab = taken.has(draft.tab) ? `${draft.tab}-${id}` : draft.tab;
    await storeDraft({ ...draft, ...after, tab }, [draft]);
  }
  const there = new Set((await newImagesOf(owner, after.file)).map(({ path }) => path));
  for (const image of await newImagesOf(owner, before.file)) {
    if (there.has(image.path)) continue;
    await storeNewImage(owner, after.file, image);
    await removeNewImage(owner, before.file, image.path);
  }
  return to;
}
