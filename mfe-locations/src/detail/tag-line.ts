import type { Tag } from '@otherfolk/shared/domain/tags';

const SEPARATOR = ' • '; // docs/product.md#card-of-a-location

export const tagLine = (tags: readonly Tag[]): string => tags.map(({ name }) => name).join(SEPARATOR);
