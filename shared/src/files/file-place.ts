import { catalogueFiles } from '../catalogue/catalogue-files';
import type { JsonRecord } from '../domain/json-record';
import type { FileKind } from '../drafts/file-kind';
import { saysThatItIsAVariant } from '../kinds/character/variant-file';
import { ENTITY_FILE } from '../kinds/entity-folders';
import { kindsIn } from '../kinds/file-contents';

interface FilePlace {
  kind: FileKind;
  id: string;
}

/** The kind and the id that a path says; a file of a person or of a life counts as a person's. Undefined for a file that no form edits. */
export function placeOf(path: string): FilePlace | undefined {
  if (path === catalogueFiles.site) return { kind: 'site', id: 'site' };
  if (path === catalogueFiles.changelog) return { kind: 'changelog', id: 'changelog' };
  const [, folder = '', id = ''] = ENTITY_FILE.exec(path) ?? [];
  const [kind] = kindsIn(folder);
  return kind && { kind, id };
}

/** The kind that a path and what stands there say. */
export const kindWith = (kind: FileKind, json: JsonRecord): FileKind =>
  kind === 'core' && saysThatItIsAVariant(json) ? 'variant' : kind;
