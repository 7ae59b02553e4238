import { isDeviceName } from '@otherfolk/shared/domain/disk-names';
import { folded } from '@otherfolk/shared/domain/folded';
import { isValidId } from '@otherfolk/shared/domain/id';

const MAX_LENGTH = 80; // docs/data-contract.md#1-where-data-lives

const plainIdOf = (name: string): string =>
  folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');

/** The id that a name suggests: `the-old-harbour` for 'The Old Harbour'. Empty where it has no letter or digit. */
export function idOfName(name: string): string {
  const id = plainIdOf(name);
  return isDeviceName(id) ? `${id}-1` : id;
}

/** The id that is proposed for something new: where its name has no letter that an id may have, the noun, numbered. */
export function proposedId(name: string, noun: string, taken: ReadonlySet<string>): string {
  const id = idOfName(name);
  if (id !== '' || name.trim() === '') return id;
  let proposal = noun;
  for (let number = 2; taken.has(proposal); number++) proposal = `${noun}-${number}`;
  return proposal;
}

/** The stem of the index files. */
const RESERVED = 'index';

/** What is wrong with an id for something new, in a sentence; undefined where nothing is. */
export function problemOfNewId(id: string, taken: ReadonlySet<string>): string | undefined {
  if (!isValidId(id) || id === RESERVED) {
    return `'${id}' is no id: use small letters, digits and hyphens, at most 80, and begin with a letter or digit.`;
  }
  if (isDeviceName(id)) return `Windows keeps the name '${id}' for a device: choose another.`;
  return taken.has(id) ? `'${id}' is taken.` : undefined;
}
