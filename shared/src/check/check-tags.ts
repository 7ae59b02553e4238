import { selectValues } from '../catalogue/select-values';
import { diskName } from '../domain/disk-names';
import { isJsonRecord } from '../domain/json-record';
import { tagPath } from '../domain/tag-address';
import { type Tag, tagKey } from '../domain/tags';
import { entitiesOf } from './content';
import { type Finding, warningAt } from './finding';
import type { Rule } from './rule';

interface WrittenTag extends Tag {
  path: string;
}

const PLACES = [
  ['tags', '*'],
  ['variantOverrides', 'tags', '*'],
];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const inWords = ({ group, name }: Tag) => (group === '' ? name : `${group}: ${name}`);

/** Tags have pages of their own on every disk. */
export const tagsRule: Rule<WrittenTag[]> = {
  extract: ({ json }) =>
    PLACES.flatMap((place) => selectValues(json, place)).flatMap(({ path, value }) => {
      const tag = isJsonRecord(value) ? { group: textOf(value['group']), name: textOf(value['name']) } : undefined;
      return tag && tag.name !== '' ? [{ path, ...tag }] : [];
    }),
  find: (content, of) => {
    const known = new Set<string>();
    const byPage = new Map<string, Tag>();
    return entitiesOf(content).flatMap((entity) =>
      of(entity).flatMap(({ path, ...tag }): Finding[] => {
        if (known.has(tagKey(tag))) return [];
        known.add(tagKey(tag));
        const page = diskName(decodeURIComponent(tagPath(tag)));
        const other = byPage.get(page);
        if (other === undefined) byPage.set(page, tag);
        const message = `${inWords(tag)}: on the disks of macOS and Windows it has the page of ${other && inWords(other)}`;
        return other ? [warningAt({ file: entity.file, path }, message, 'Write both alike')] : [];
      }),
    );
  },
};
