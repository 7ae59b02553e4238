import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { narrowerFile } from '@otherfolk/shared/catalogue/image-paths';
import { jsonOfText } from '@otherfolk/shared/catalogue/json-bytes';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import type { ShellContext } from '@otherfolk/shared/contract/shell-context';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { isDerived } from '@otherfolk/shared/formats/catalogue/place-in-catalogue';
import { writeZip, type ZippedFile } from '@otherfolk/shared/formats/container/write-zip';
import type { Work } from '@otherfolk/shared/formats/source/work';
import { type LeavingCatalogue, leavingFiles, type WholeFormat } from '@otherfolk/shared/formats/take/whole-catalogue';
import { bytesOf, type FetchFile, fetchFileOf, textOfFile } from '../files/fetch-file';
import { readCatalogueTexts } from '../whole/catalogue-texts';

const silently = () => undefined;

/** The paths of the images that an index lists, and of their narrower versions. */
function imagesIn(index: unknown): string[] {
  if (!isJsonRecord(index)) return [];
  return Object.entries(index).flatMap(([key, size]) => {
    const widths: unknown[] = isJsonRecord(size) && Array.isArray(size['widths']) ? size['widths'] : [];
    const narrower = widths.flatMap((width) => (typeof width === 'number' ? [narrowerFile(key, width)] : []));
    return [key, ...narrower].map((each) => IMAGES + each);
  });
}

async function imageIndex(fetchFile: FetchFile): Promise<string | undefined> {
  const response = await fetchFile(catalogueFiles.imageIndex);
  if (!response.ok) return undefined;
  const text = await textOfFile(catalogueFiles.imageIndex, response);
  // A server measures images that the index lacks, and hands it out in one line.
  return text.includes('\n') ? text : fileText(tryOr(() => jsonOfText(text), {}));
}

/** The whole catalogue as editors have it, and the texts of its files. */
async function readLeaving(shell: ShellContext): Promise<{ leaving: LeavingCatalogue; texts: Map<string, string> }> {
  const { texts: read } = await readCatalogueTexts(shell, silently);
  const texts = new Map([...read].filter(([path]) => !isDerived(path)));
  const index = texts.get(catalogueFiles.imageIndex) ?? (await imageIndex(fetchFileOf(shell)));
  if (index !== undefined) texts.set(catalogueFiles.imageIndex, index);
  const files = new Map(
    [...texts].flatMap(([path, text]): [string, JsonRecord][] => {
      const json: unknown = tryOr(() => jsonOfText(text), undefined);
      return isJsonRecord(json) ? [[path, json]] : [];
    }),
  );
  const images = imagesIn(files.get(catalogueFiles.imageIndex)).filter((path) => !isDerived(path));
  const name = files.get(catalogueFiles.site)?.['name'];
  return {
    leaving: {
      name: typeof name === 'string' ? name : 'Catalogue',
      files,
      paths: new Set([...texts.keys(), ...images]),
    },
    texts,
  };
}

/** Makes a zip of the whole catalogue in a format. Images that are not there are left out. Rejects with a sentence, or where it is cancelled. */
export async function takeWhole(shell: ShellContext, format: WholeFormat, work: Work): Promise<Blob> {
  const { leaving, texts } = await readLeaving(shell);
  const fetchFile = fetchFileOf(shell);
  const files = [...leavingFiles(format, leaving)];
  async function* zipped(): AsyncGenerator<ZippedFile> {
    for (const file of files) {
      const text = 'text' in file ? file.text : texts.get(file.from);
      if (text !== undefined) yield { path: file.path, bytes: new TextEncoder().encode(text) };
      else if ('from' in file) {
        const response = await fetchFile(file.from);
        if (response.ok) yield { path: file.path, bytes: await bytesOf(response) };
      }
    }
  }
  return writeZip(zipped(), work, files.length);
}
