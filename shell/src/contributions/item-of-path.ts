import type { ContributedItem, ItemKind } from '@otherfolk/shared/contract/extension-points';

const ITEM_PATH = /^\/(characters|plots|locations)\/([^/]+)(?:\/([^/]+))?\/?$/;

/** The item whose page is at a path, as contributions are told of it; undefined of any other path. */
export function itemOfPath(path: string): ContributedItem | undefined {
  const [, kind, id = '', variantId] = ITEM_PATH.exec(path) ?? [];
  return kind === undefined ? undefined : { kind: kind as ItemKind, id, ...(variantId !== undefined && { variantId }) };
}
