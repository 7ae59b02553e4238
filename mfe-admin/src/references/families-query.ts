import { queryOptions } from '@tanstack/react-query';
import { jsonOfText } from '@otherfolk/shared/catalogue/json-bytes';
import { type ShellContext, shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { ENTITY_FILE } from '@otherfolk/shared/kinds/entity-folders';
import { fetchFileOf } from '../files/fetch-file';
import { filesOnServer } from '../targets/server-target';
import type { Choice } from './choices';

/** Derived of the families that lives name. */
const FAMILIES_FILE = 'atlas/families.json';

const choiceOf = (id: string, name: unknown): Choice => ({
  id,
  name: typeof name === 'string' && name !== '' ? name : id,
  label: '',
  image: undefined,
});

/** Every family, those too that no life names yet; undefined where no server keeps the catalogue. */
async function familiesOnServer({ catalogueServer }: ShellContext): Promise<Choice[] | undefined> {
  const files = await filesOnServer(catalogueServer, 'families');
  if (!files) return undefined;
  return Object.entries(files).flatMap(([path, text]) => {
    const [, , id] = ENTITY_FILE.exec(path) ?? [];
    const family = tryOr(() => jsonOfText(String(text)), undefined);
    return id === undefined ? [] : [choiceOf(id, isJsonRecord(family) ? family['name'] : undefined)];
  });
}

async function familiesInAtlas(shell: ShellContext): Promise<Choice[]> {
  const response = await fetchFileOf(shell)(FAMILIES_FILE);
  if (!response.ok) return [];
  const families = JSON.parse(await response.text()) as { id: string; name?: string }[];
  return families.map(({ id, name }) => choiceOf(id, name));
}

/** All families that can be referred to. Where no server keeps the catalogue, those that a life names; none where nothing tells them. */
export const familiesQuery = queryOptions({
  queryKey: ['families to choose from'],
  queryFn: async ({ meta }): Promise<Choice[]> => {
    const shell = shellContextOf(meta);
    return (await familiesOnServer(shell)) ?? familiesInAtlas(shell);
  },
});
