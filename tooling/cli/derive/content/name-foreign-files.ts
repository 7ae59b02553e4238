import type { Finding } from '@otherfolk/shared/check/finding';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { derivedIdOf } from '@otherfolk/shared/derived/derived-folders';
import { ENTITY_FILE } from '@otherfolk/shared/kinds/entity-folders';
import type { FileList } from '../catalogue/list-files';

/** More files than this are no catalogue with something foreign in it. */
const MOST = 200;
const LARGEST = 64 * 1024 * 1024;

/** Files that may be of another program: what stands beside the folders of a catalogue, and files in them with something wrong. */
function candidates({ files }: FileList, findings: readonly Finding[]): { path: string; real: string }[] {
  const wrong = new Set(findings.map(({ file }) => file));
  return [...files].flatMap(([path, { bytes, real }]) => {
    if (path.startsWith(IMAGES) || derivedIdOf(path) || bytes > LARGEST) return [];
    const isOurs = path.endsWith('.json') && !(wrong.has(path) && (ENTITY_FILE.test(path) || !path.includes('/')));
    return isOurs ? [] : [{ path, real }];
  });
}

/** Findings in which files of other programs are named as what they are, in the place of what is wrong with them as files of a catalogue. */
export async function nameForeignFiles(list: FileList, findings: readonly Finding[]): Promise<readonly Finding[]> {
  const files = candidates(list, findings);
  if (files.length === 0 || files.length > MOST) return findings;
  // Catalogues without any are checked sooner.
  const { foreignFindings } = await import('./foreign-findings');
  const { findings: named, foreign } = await foreignFindings(files);
  return [...findings.filter(({ file }) => !foreign.has(file)), ...named];
}
