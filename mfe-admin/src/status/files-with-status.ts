import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { sameJson } from '@otherfolk/shared/files/json-value';
import { type PendingFile, pendingFile } from '../changes/pending-file';
import { withRecomputed } from '../files/recomputed';
import type { ChosenStatus, Out } from './item-status';
import { itemWithStatus, personWithStatus } from './status-files';

/** The files that say the status of an item: its own as edited, that of its person, those of its lives. */
export interface StatusFiles {
  file: CatalogueFile;
  edited: JsonRecord;
  /** The person of a life. */
  core?: CatalogueFile | undefined;
  /** The lives of a person that get the status, too. */
  lives?: readonly CatalogueFile[];
}

const labelOf = ({ variantLabel }: JsonRecord) => (typeof variantLabel === 'string' ? { label: variantLabel } : {});

/** The file of the item with its edits and a status, and, behind it, the others that have to say the same. */
export function filesWithStatus(
  { file, edited, core, lives = [] }: StatusFiles,
  chosen: ChosenStatus,
  out: Out,
): [own: PendingFile, ...others: PendingFile[]] {
  const own =
    file.kind === 'core'
      ? personWithStatus(
          edited,
          lives.map(({ id }) => ({ id })),
          chosen,
          out,
        )
      : itemWithStatus(file.kind, edited, chosen, out);
  const others = lives.map((life): [CatalogueFile, JsonRecord] => [
    life,
    itemWithStatus('variant', life.json, chosen, out),
  ]);
  if (core) others.push([core, personWithStatus(core.json, [{ id: file.id, ...labelOf(own) }], chosen, out)]);
  return [
    pendingFile(file, withRecomputed(file, own)),
    ...others.filter(([each, json]) => !sameJson(each.json, json)).map(([each, json]) => pendingFile(each, json)),
  ];
}
