import { readFile } from 'node:fs/promises';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { contentHash } from '@otherfolk/system/content-hash';
import { fromRoot } from '@otherfolk/system/from-root';
import type { Deployment } from '../site/deployment';
import type { PageContext } from './render-job';

/**
 * A hash over what every page rests on: the builds of shell and remotes with what they take from this repository, origin, day, where
 * violations are reported, and the site's own file. Undefined for a shell that cannot say what its pages rest on.
 */
export async function pageKey(
  { fingerprint }: Pick<Deployment, 'fingerprint'>,
  { origin, today }: Pick<PageContext, 'origin' | 'today'>,
  read: ReadJson,
): Promise<string | undefined> {
  if (fingerprint === undefined) return undefined;
  const site = await read(catalogueFiles.site).catch(String);
  const packages = contentHash(await readFile(fromRoot('package-lock.json')).catch(() => ''));
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { version } = process;
  return contentHash(JSON.stringify({ fingerprint, site, packages, version, locale, timeZone, origin, today }));
}
