import { type CatalogueErrorKind, isCatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { messageOf } from '@otherfolk/shared/domain/message-of';

const FAILED: Record<CatalogueErrorKind, string> = {
  network: 'cannot be read',
  'not-ok': 'is not there, or is not for visitors',
  'not-json': 'is no JSON',
  invalid: 'is not what the file should be',
};

/** Why a page cannot be rendered: what it says, and which file was the cause. */
export function renderFailureOf(error: unknown): string {
  const { cause } = Object(error) as { cause?: unknown };
  if (!isCatalogueError(cause)) return messageOf(error);
  return `${messageOf(error)}: ${cause.path} ${FAILED[cause.kind]}`;
}
