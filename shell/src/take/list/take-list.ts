import type { QueryClient } from '@tanstack/react-query';
import type { ShellContext } from '@otherfolk/shared/contract/shell-context';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { writeZip } from '@otherfolk/shared/formats/container/write-zip';
import { newWork } from '@otherfolk/shared/formats/source/work';
import { stemOf } from '../file-name';
import { itemFilesQuery } from '../files/item-files-query';
import { catalogueFiles, noteOf } from '../files/make-file';
import type { ItemFiles } from '../files/read-item-files';
import type { ItemAddress } from '../item-at-address';
import { type ListFormatId, listFormatOf } from './list-formats';
import { pageOfFiles } from './page-of-files';

/** What several items become. */
export interface TakenList {
  name: string;
  /** Text, or a zip. */
  content: string | Blob;
  type: string;
  /** The items of which nothing may be taken: behind a veil, or not to be read. */
  leftOut: number;
}

interface Asked {
  client: QueryClient;
  viewer: Viewer;
  shell: ShellContext;
  items: readonly ItemAddress[];
  /** The address of the list. */
  address: string;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Reads the files of items one after the other; those that cannot be had are left out. */
async function readAll({ client, viewer, items, signal, onProgress }: Asked): Promise<ItemFiles[]> {
  const files: ItemFiles[] = [];
  for (const [at, item] of items.entries()) {
    signal.throwIfAborted();
    onProgress(at, items.length);
    const read = await client.fetchQuery(itemFilesQuery(item, viewer, 'alone')).catch(() => undefined);
    if (read) files.push(read);
  }
  signal.throwIfAborted();
  return files;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

async function zipOf(
  format: ListFormatId,
  files: readonly ItemFiles[],
  { shell, address, signal, onProgress }: Asked,
): Promise<Blob> {
  const origin = new URL(address).origin;
  const work = newWork(signal, onProgress);
  if (format === 'json') return writeZip(await catalogueFiles(files, address, shell), work);
  const notes = files.map((each) => {
    const page = pageOfFiles(each, origin);
    return { path: `${each.folder}/${each.variantId ?? each.id}.md`, bytes: utf8(noteOf({ files: each, page })) };
  });
  return writeZip(notes, work, notes.length);
}

/** Makes one text or one zip of several items, as their reader sees them. Rejects where it is cancelled. */
export async function takeList(format: ListFormatId, asked: Asked): Promise<TakenList> {
  const files = await readAll(asked);
  const leftOut = asked.items.length - files.length;
  const stem = stemOf({ title: asked.items[0]?.folder ?? 'list', label: '' });
  const { textOf, between = '\n', extension, type = 'text/plain' } = listFormatOf(format);
  if (!textOf)
    return { name: `${stem}.zip`, content: await zipOf(format, files, asked), type: 'application/zip', leftOut };
  const origin = new URL(asked.address).origin;
  const text = files.map((each) => textOf(pageOfFiles(each, origin))).join(between);
  return { name: `${stem}.${extension}`, content: text, type, leftOut };
}
