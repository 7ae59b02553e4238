import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { writeZip, type ZippedFile } from '@otherfolk/shared/formats/container/write-zip';
import { newWork } from '@otherfolk/shared/formats/source/work';
import { leavingFiles } from '@otherfolk/shared/formats/take/whole-catalogue';
import { type CatalogueOnDisk, leavingCatalogue } from './leaving-catalogue';
import type { TakeOptions } from './take-options';

async function* writtenFiles(catalogue: CatalogueOnDisk, { format }: TakeOptions): AsyncGenerator<ZippedFile> {
  for (const file of leavingFiles(format, catalogue)) {
    const bytes = 'text' in file ? new TextEncoder().encode(file.text) : await catalogue.bytesOf(file.from);
    yield { path: file.path, bytes };
  }
}

/** Nothing that is there is overwritten. */
async function refuseWhatIsThere(out: string, isZip: boolean): Promise<void> {
  if (isZip && existsSync(out)) throw new Error(`${out} is there already: name another file, or remove it.`);
  const inside = isZip ? [] : await readdir(out).catch(() => []);
  if (inside.length > 0) throw new Error(`${out} is not empty: name another folder.`);
}

async function* counted(files: AsyncIterable<ZippedFile>, count: { files: number }): AsyncGenerator<ZippedFile> {
  for await (const file of files) {
    count.files += 1;
    yield file;
  }
}

/** Writes a catalogue in another format, to a folder or a zip. Gives the number of files. Rejects with a sentence where it cannot. */
export async function takeCatalogue(folder: string, options: TakeOptions, out = resolve(options.out)): Promise<number> {
  const isZip = out.toLowerCase().endsWith('.zip');
  await refuseWhatIsThere(out, isZip);
  const catalogue = await leavingCatalogue(folder, options.isAll);
  const count = { files: 0 };
  const files = counted(writtenFiles(catalogue, options), count);
  if (isZip) {
    const zip = await writeZip(files, newWork(new AbortController().signal));
    await mkdir(dirname(out), { recursive: true });
    await writeFile(out, zip.stream());
    return count.files;
  }
  for await (const { path, bytes } of files) {
    const place = join(out, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, bytes);
  }
  return count.files;
}
