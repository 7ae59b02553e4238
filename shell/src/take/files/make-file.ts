import { DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { imagesOfFile } from '@otherfolk/shared/check/named-images';
import type { ShellContext } from '@otherfolk/shared/contract/shell-context';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { cardInPicture, writeCard } from '@otherfolk/shared/formats/card/write-card';
import { TAKEN_FROM } from '@otherfolk/shared/formats/catalogue/place-in-catalogue';
import { writeZip, type ZippedFile } from '@otherfolk/shared/formats/container/write-zip';
import { writeActor, writeJournal } from '@otherfolk/shared/formats/foundry/write-foundry';
import { writeNote } from '@otherfolk/shared/formats/markdown/write-note';
import { newWork } from '@otherfolk/shared/formats/source/work';
import { ITEM_KINDS } from '@otherfolk/shared/kinds';
import { stemOf } from '../file-name';
import { pictureAsPng, pictureOf } from './picture';
import type { ItemFiles } from './read-item-files';
import { takenLifeOf, type Taking } from './taken-life-of';

/** A file for the browser's downloads. */
export interface MadeFile {
  name: string;
  content: BlobPart;
  type: string;
}

export type FileFormatId = 'card-json' | 'card-png' | 'foundry' | 'obsidian' | 'json' | 'avatar';

const utf8 = (text: string) => new TextEncoder().encode(text);

const zipOf = (files: readonly ZippedFile[]): Promise<Blob> => writeZip(files, newWork(new AbortController().signal));

const nameOf = ({ page }: Taking): string => page.title;

const png = (taking: Taking, shell: ShellContext) =>
  pictureAsPng(pictureOf(taking.files), nameOf(taking), shell.guardedImages);

async function foundryZip(taking: Taking, shell: ShellContext): Promise<MadeFile> {
  const { files, page } = taking;
  const stem = stemOf(page);
  // Foundry finds a picture by its path in the folder of its data.
  const picture = `otherfolk/${stem}.png`;
  const json =
    files.folder === 'characters'
      ? writeActor(await takenLifeOf(taking), picture)
      : writeJournal(files.path, files.json, page.address, picture);
  const content = await zipOf([
    { path: `${stem}.json`, bytes: utf8(fileText(json)) },
    { path: picture, bytes: await png(taking, shell) },
  ]);
  return { name: `${stem}-foundry.zip`, content, type: 'application/zip' };
}

const NOTES = { characters: 'life', plots: 'plot', locations: 'place' } as const;

const shownName = (json: unknown): string | undefined => {
  const name = isJsonRecord(json) ? (json['name'] ?? json['title']) : undefined;
  return typeof name === 'string' ? name : undefined;
};

/** The note of an item. Links show the names that its own files say. */
export function noteOf({ files, page }: Pick<Taking, 'files' | 'page'>): string {
  const known = new Map(
    [files.core, files.json, ...files.others].flatMap((json) => (json ? [[json['id'], shownName(json)]] : [])),
  );
  return writeNote(NOTES[files.folder], files.json, (id) => known.get(id), files.core, page.address);
}

const IMAGES = 'images/';

/** An image as it lies in the catalogue; none where it cannot be had, or only members see it. */
async function imageFile(path: string, shell: ShellContext): Promise<ZippedFile[]> {
  if (shell.guardedImages?.open(path.slice(IMAGES.length))) return [];
  const response = await fetch(DATA_PATH + path).catch(() => undefined);
  return response?.ok ? [{ path, bytes: new Uint8Array(await response.arrayBuffer()) }] : [];
}

/** The paths of the images that files name. */
const imagesOf = (files: readonly (readonly [path: string, json: unknown])[]): string[] => [
  ...new Set(files.flatMap(([path, json]) => imagesOfFile(path, json).map(({ image }) => image))),
];

const filesIn = ({ folder, core, json, others }: ItemFiles) =>
  [core, json, ...others].flatMap((each) =>
    each ? [[ITEM_KINDS[folder].file(String(each['id'])), each] as const] : [],
  );

/** The files of items with the images that they name, at their places in a catalogue, and one that leads back. A person of several lives stands in it once. */
export async function catalogueFiles(
  items: readonly ItemFiles[],
  address: string,
  shell: ShellContext,
): Promise<ZippedFile[]> {
  const all = [...new Map(items.flatMap(filesIn))];
  const images: ZippedFile[] = [];
  for (const path of imagesOf(all)) images.push(...(await imageFile(path, shell)));
  return [
    ...all.map(([path, json]) => ({ path, bytes: utf8(fileText(json)) })),
    ...images,
    { path: TAKEN_FROM, bytes: utf8(`${address}\n`) },
  ];
}

async function jsonZip({ files, page }: Taking, shell: ShellContext): Promise<MadeFile> {
  const content = await zipOf(await catalogueFiles([files], page.address, shell));
  return { name: `${stemOf(page)}.zip`, content, type: 'application/zip' };
}

/** Makes a file of an item, as its reader sees it. */
export async function makeFile(format: FileFormatId, taking: Taking, shell: ShellContext): Promise<MadeFile> {
  const stem = stemOf(taking.page);
  switch (format) {
    case 'card-json':
      return {
        name: `${stem}.card.json`,
        content: fileText(writeCard(await takenLifeOf(taking))),
        type: 'application/json',
      };
    case 'card-png': {
      const card = writeCard(await takenLifeOf(taking));
      return { name: `${stem}.card.png`, content: cardInPicture(card, await png(taking, shell)), type: 'image/png' };
    }
    case 'foundry':
      return foundryZip(taking, shell);
    case 'obsidian':
      return { name: `${stem}.md`, content: noteOf(taking), type: 'text/markdown' };
    case 'json':
      return jsonZip(taking, shell);
    case 'avatar':
      return { name: `${stem}.png`, content: await png(taking, shell), type: 'image/png' };
  }
}
