import { folded } from '@otherfolk/shared/domain/folded';
import { isValidId } from '@otherfolk/shared/domain/id';

const MAX_LENGTH = 80; // docs/data-contract.md#1-where-data-lives

/** The id that a name suggests: `the-old-harbour` for 'The Old Harbour'. Empty where it has no letter or digit. */
export const idOfName = (name: string): string =>
  folded(name)
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');

/** The stem of the index files. */
const RESERVED = 'index';

/** What is wrong with an id for something new, in a sentence; undefined where nothing is. */
export function problemOfNewId(id: string, taken: ReadonlySet<string>): string | undefined {
  if (!isValidId(id) || id === RESERVED) {
    return `'${id}' is no id: use small letters, digits and hyphens, at most 80, and begin with a letter or digit.`;
  }
  return taken.has(id) ? `'${id}' is taken.` : undefined;
}
