import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { valueAt } from '@otherfolk/shared/files/json-value';
import { forEachPlainFile } from '@otherfolk/shared/kinds/plain-folders';
import { livesOf } from './status-files';

/** The things that an item still lacks before others see it. */
export interface Missing {
  text: string;
  /** The field of the form, where it is one of the open file. */
  field?: string;
  /** Whether the page would be broken without it. */
  isBlocking: boolean;
}

const blocking = (text: string, field: string): Missing => ({ text, field, isBlocking: true });
const advised = (text: string, field: string): Missing => ({ text, field, isBlocking: false });

const PICTURES = [
  ['images', 'avatar'],
  ['images', 'cover'],
  ['images', 'banner'],
  ['images', 'bannerImage'],
  ['banner', 'character'],
  ['coverImage'],
];

type Rule = (says: (...keys: string[]) => boolean, file: JsonRecord) => (Missing | false)[];

const nameless: Rule = (says) => [!says('name') && blocking('Has no name yet.', 'name')];

const rules: Partial<Record<FileKind, Rule>> = {
  ...forEachPlainFile(() => nameless),
  core: (says, file) => [
    !says('name') && blocking('Has no name yet.', 'name'),
    livesOf(file).length === 0 && blocking('Has no life yet: press ‘Create Variant’ first.', 'variants'),
  ],
  variant: (says) => [!says('sections') && advised('Has no text yet.', 'sections/Overview')],
  plot: (says) => [
    !says('title') && blocking('Has no title yet.', 'title'),
    !says('hook') && advised('Has no hook yet: lists show it below the title.', 'hook'),
    !says('sections') && advised('Has no text yet.', 'sections'),
  ],
  location: (says) => [
    !says('name') && blocking('Has no name yet.', 'name'),
    !says('summary') && !says('description') && advised('Has no description yet.', 'description'),
  ],
};

const pictureFields: Partial<Record<FileKind, string>> = {
  variant: 'portrait',
  plot: 'images/cover',
  location: 'portrait',
};

/** The things that a file lacks. `below`: the file that it is laid over, which may say it in its place. */
export function missingOf(kind: FileKind, file: JsonRecord, below: JsonRecord = {}): Missing[] {
  const says = (...keys: string[]) => !isEmptyValue(valueAt(file, keys)) || !isEmptyValue(valueAt(below, keys));
  const found = rules[kind]?.(says, file) ?? [];
  const picture = pictureFields[kind];
  return [
    ...found.filter((each) => each !== false),
    ...(picture && !PICTURES.some((keys) => says(...keys)) ? [advised('Has no picture yet.', picture)] : []),
  ];
}
