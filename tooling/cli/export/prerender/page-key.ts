import { readFile } from 'node:fs/promises';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { contentHash } from '@otherfolk/system/content-hash';
import { fromRoot } from '@otherfolk/system/from-root';
import type { Deployment } from '../site/deployment';
import type { PageContext } from './render-job';

/**
 * A hash over what every page rests on: the build of the shell, what builds take from this repository, origin, day, where violations
 * are reported, and the site's own file. Undefined for a shell that cannot say what its pages rest on.
 */
export async function pageKey(
  { fingerprints }: Pick<Deployment, 'fingerprints'>,
  { origin, today }: Pick<PageContext, 'origin' | 'today'>,
  read: ReadJson,
): Promise<string | undefined> {
  if (!fingerprints) return undefined;
  const { shell } = fingerprints;
  const site = await read(catalogueFiles.site).catch(String);
  const packages = contentHash(await readFile(fromRoot('package-lock.json')).catch(() => ''));
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { version } = process;
  return contentHash(JSON.stringify({ shell, site, packages, version, locale, timeZone, origin, today }));
}
