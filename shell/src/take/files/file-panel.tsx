import { useQuery, useQueryClient } from '@tanstack/react-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import type { FileFormatId } from '../file-formats';
import { type ItemAddress, itemAtAddress } from '../item-at-address';
import type { TakenPage } from '../taken-page';
import { CardPanel } from './card-panel';
import { DownloadPanel } from './download-panel';
import { itemFilesQuery } from './item-files-query';
import { PrintPanel } from './print-panel';
import { ProxyPanel } from './proxy-panel';
import type { Taking } from './taken-life-of';

const LOADING = 'Loading...';
const UNREADABLE = 'The files of this page cannot be read right now. Its text can be taken in the other formats.';

interface PanelProps {
  id: FileFormatId;
  /** The page with the sections that were chosen. */
  page: TakenPage;
}

function Panel({ id, taking }: { id: FileFormatId; taking: Taking }) {
  switch (id) {
    case 'print':
      return <PrintPanel taking={taking} />;
    case 'tupperbox':
    case 'pluralkit':
      return <ProxyPanel key={id} bot={id} taking={taking} />;
    case 'card':
      return <CardPanel taking={taking} />;
    case 'foundry':
    case 'obsidian':
    case 'json':
      return <DownloadPanel key={id} taking={taking} formats={[[id, 'Download']]} />;
  }
}

function LoadedPanel({ id, page, address }: PanelProps & { address: ItemAddress }) {
  const client = useQueryClient();
  const viewer = useViewer();
  const files = useQuery(itemFilesQuery(address, viewer));
  const site = useQuery(siteQuery);
  if (files.isPending || site.isPending) return <p>{LOADING}</p>;
  if (!files.data || !site.data) return <p role="alert">{UNREADABLE}</p>;
  return <Panel id={id} taking={{ client, viewer, files: files.data, page, site: site.data.name }} />;
}

/** What is made of the files of an item, for other programs and for paper. */
export function FilePanel({ id, page }: PanelProps) {
  const address = itemAtAddress(page.address);
  return address ? <LoadedPanel id={id} page={page} address={address} /> : <p role="alert">{UNREADABLE}</p>;
}
