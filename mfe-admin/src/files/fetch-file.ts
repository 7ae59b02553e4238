import { DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import type { ShellContext } from '@otherfolk/shared/contract/shell-context';

/** Fetches a file of the catalogue, by its path inside it, as it is now and with all that is in it. May reject. */
export type FetchFile = (file: string) => Promise<Response>;

const fetchPublic: FetchFile = (file) => fetch(DATA_PATH + file, { cache: 'no-cache' });

/** What visitors may not know comes with it where the shell has it. */
export const fetchFileOf = ({ fetchWhole = fetchPublic }: Pick<ShellContext, 'fetchWhole'>): FetchFile => fetchWhole;
