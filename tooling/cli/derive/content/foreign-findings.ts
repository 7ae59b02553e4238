import { openAsBlob } from 'node:fs';
import { type Finding, warningAt } from '@otherfolk/shared/check/finding';
import { catalogueFormat } from '@otherfolk/shared/formats/catalogue/catalogue-format';
import { recogniseFiles } from '@otherfolk/shared/formats/recognise-files';
import type { Recognized } from '@otherfolk/shared/formats/source/format';
import { newWork } from '@otherfolk/shared/formats/source/work';

/** JSON without a shape of its own may be anything, and says nothing of another program. */
const isAnyJson = ({ mapping, paths }: Recognized): boolean =>
  mapping !== undefined && [...paths].every((path) => path.endsWith('.json'));

/** The files among these that are of another program: a finding for each source, and all of its files. */
export async function foreignFindings(files: readonly { path: string; real: string }[]) {
  const brought = await Promise.all(files.map(async ({ path, real }) => ({ path, blob: await openAsBlob(real) })));
  const work = newWork(new AbortController().signal);
  const { recognized } = await recogniseFiles(brought, work);
  const findings: Finding[] = [];
  const foreign = new Set<string>();
  for (const source of recognized) {
    if (source.format === catalogueFormat.id || isAnyJson(source)) continue;
    if ((await source.read(work)).items.length === 0) continue;
    const [first = ''] = source.paths;
    const file = files.find(({ path }) => first === path || first.startsWith(`${path}/`))?.path ?? first;
    for (const path of [file, ...source.paths]) foreign.add(path);
    const message = `${source.title}: of another program, so that the site never reads it`;
    const remedy = `Move it out of the catalogue, and import it with npm run content -- import, or with Import in Admin Tools`;
    findings.push(warningAt({ file }, message, remedy));
  }
  return { findings, foreign };
}
