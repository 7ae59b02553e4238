import { RELEASES_FILE } from '@otherfolk/shared/contract/releases';
import type { OutWriter } from '../site/out-writer';
import { writePageRecord } from './page-record';
import type { PreparedExport } from './prepare-export';

type Told = (count: number) => void;

/** Each group comes before the next: the folder may be one that is being served, and pages ask for all of the others. */
async function writeFiles(prepared: PreparedExport, writer: OutWriter, told: Told): Promise<void> {
  const { builds, data, texts, guarded, staged } = prepared;
  // Guarded files come before what may ask for them, and before the keys that open them.
  for (const [file, source] of guarded.files) {
    await writer.move(file, source);
    told(1);
  }
  await guarded.writeKeys();
  for (const [file, source] of builds) {
    await writer.copy(file, source);
    told(1);
  }
  await staged.publishAll(data, writer, told);
  for (const [file, text] of texts) await writer.write(file, text);
  const isData = new Set(data);
  const pages = staged.files.filter((file) => !isData.has(file));
  await staged.publishAll(pages, writer, told);
}

/** Writes a prepared site, and removes what earlier exports wrote and this one does not have. */
export async function writeExport(prepared: PreparedExport, writer: OutWriter): Promise<void> {
  const { builds, guarded, staged, mayGo, record, startProgress } = prepared;
  const files = builds.size + staged.files.length + guarded.files.size;
  const progress = startProgress('writing files', files);
  await writeFiles(prepared, writer, progress.add).finally(progress.end);
  // What is live is told when all of it is there: publish-releases.ts.
  writer.reserve(RELEASES_FILE);
  writer.removeEarlier(mayGo);
  // Last: whoever is killed before finds the record of what was there, and what is older than it is untouched.
  await writePageRecord(staged.place, record);
}
