import type { QueryClient } from '@tanstack/react-query';
import { paths } from '@otherfolk/shared/contract/paths';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { listWithin } from '@otherfolk/shared/queries/list-within';

interface SurpriseRequest {
  client: QueryClient;
  viewer: Viewer;
  release: number;
}

/** The page of a life, each that the viewer may see as likely as the others; `random` is from 0 to below 1. Without any, the list. */
export async function surprise({ client, viewer, release }: SurpriseRequest, random = Math.random()): Promise<string> {
  const lives = visibleItems(await listWithin({ client }, characterIndexQuery), viewer, release);
  const life = lives[Math.floor(random * lives.length)];
  return life ? paths.character(life.coreId, life.id) : paths.characters;
}
