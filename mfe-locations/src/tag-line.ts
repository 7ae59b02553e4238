import type { Tag } from '@otherfolk/shared/domain/tags';

const SEPARATOR = ' • '; // SPEC 2

export const tagLine = (tags: readonly Tag[]): string => tags.map(({ name }) => name).join(SEPARATOR);
