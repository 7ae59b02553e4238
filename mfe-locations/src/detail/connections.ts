import type { CoverLayer } from '@otherfolk/shared/ui/cover';

/** Something of the catalogue that a location leads to. */
export interface Connection {
  id: string;
  coreId: string;
  name: string;
  /** A portrait or a cover. */
  image?: CoverLayer | undefined;
}

/**
 * The items that the ids stand for, each once and in their order. An id is that of a variant, or that of a core: then the first variant
 * lends its name. Ids that name nothing of what may be seen are left out.
 */
export function connectionsOf(ids: readonly string[] = [], visible: readonly Connection[]): Connection[] {
  return [...new Set(ids)].flatMap((wanted) => {
    const found = visible.find(({ id, coreId }) => id === wanted || coreId === wanted);
    return found ? [{ id: wanted, coreId: found.coreId, name: found.name, image: found.image }] : [];
  });
}
