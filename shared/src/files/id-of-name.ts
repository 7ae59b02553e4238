import { isDeviceName } from '../domain/disk-names';
import { folded } from '../domain/folded';
import { isValidId } from '../domain/id';

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

/** The id itself where it is free, else the first one of it with a number. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id.slice(0, MAX_LENGTH - 4)}-${number}`;
  return free;
}

/** The id that is proposed for something new: the noun where its name has no letter that an id may have. */
export const proposedId = (name: string, noun: string, taken: ReadonlySet<string>): string =>
  name.trim() === '' ? '' : freeId(idOfName(name) || noun, taken);

/** The id that is proposed for a variant with this label. */
export const proposedVariantId = (coreId: string, label: string, taken: ReadonlySet<string>): string =>
  freeId(`${coreId}-${idOfName(label) || 'variant'}`.slice(0, MAX_LENGTH).replace(/-+$/, ''), taken);

/** The stem of the index files. */
const RESERVED = 'index';

/** The problem of an id for something new, in a sentence; undefined where there is none. */
export function problemOfNewId(id: string, taken: ReadonlySet<string>): string | undefined {
  if (!isValidId(id) || id === RESERVED) {
    return `'${id}' is not a valid ID: use lowercase letters, digits and hyphens (at most 80), starting with a letter or digit.`;
  }
  if (id.endsWith('-')) return `'${id}' ends with a hyphen: add a word, or take the hyphen away.`;
  if (isDeviceName(id)) return `Windows keeps the name '${id}' for a device: choose another.`;
  return taken.has(id) ? `'${id}' is taken.` : undefined;
}

/** The rules of a question for the id of something new. */
export const newIdRules = (taken: ReadonlySet<string>) => ({
  problemOf: (id: string) => problemOfNewId(id, taken),
  insteadOf: (id: string) => (isValidId(id) && taken.has(id) ? freeId(id, taken) : undefined),
});
