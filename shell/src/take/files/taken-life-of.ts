import type { QueryClient } from '@tanstack/react-query';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { plainValue } from '@otherfolk/shared/formats/take/plain-value';
import type { TakenLife, TakenText } from '@otherfolk/shared/formats/take/taken-life';
import { type LinkedItem, linksOfVariant } from '@otherfolk/shared/links/linked-items';
import { linksQuery } from '@otherfolk/shared/queries/links-query';
import { itemAtAddress } from '../item-at-address';
import type { TakenPage } from '../taken-page';
import { factsOf } from './facts-of';
import { itemFilesQuery } from './item-files-query';
import type { ItemFiles } from './read-item-files';

/** What a taking needs of the page and its site. */
export interface Taking {
  client: QueryClient;
  viewer: Viewer;
  files: ItemFiles;
  page: TakenPage;
  site: string;
}

/** The words about a plot or a place that whoever plays should know. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  plots: ['hook'],
  locations: ['summary', 'description'],
};

const textIn = (json: JsonRecord, folder: string): string =>
  (TEXTS[folder] ?? [])
    .map((key) => plainValue(json[key]))
    .filter(Boolean)
    .join('\n\n');

async function textOfLink({ client, viewer }: Taking, { to, name }: LinkedItem): Promise<TakenText[]> {
  const address = itemAtAddress(to);
  if (!address) return [];
  try {
    const { path, json, folder } = await client.fetchQuery(itemFilesQuery(address, viewer));
    const text = textIn(json, folder);
    return text === '' ? [] : [{ name, path, text }];
  } catch {
    // What the reader may not see, and what is behind a veil, is in no file.
    return [];
  }
}

/** A life with the plots and the places of its page. */
export async function takenLifeOf(taking: Taking): Promise<TakenLife> {
  const { client, viewer, files, page, site } = taking;
  const { appearsIn } = await client.fetchQuery(linksQuery('characters', files.id, viewer));
  const links = linksOfVariant(appearsIn, files.variantId ?? files.id);
  const texts = (await Promise.all(links.map((link) => textOfLink(taking, link)))).flat();
  return {
    core: files.core ?? {},
    life: files.json,
    others: files.others,
    facts: factsOf(page),
    places: texts.filter(({ path }) => path.startsWith('locations/')),
    plots: texts.filter(({ path }) => path.startsWith('plots/')),
    address: page.address,
    site,
  };
}
