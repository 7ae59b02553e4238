import { imageKey } from '../../catalogue/image-paths';
import { selectTexts } from '../../catalogue/select-values';
import { IMAGES } from '../../check/named-images';
import type { JsonRecord } from '../../domain/json-record';
import { contentOfFile, type EntityKind } from '../../kinds/file-contents';
import type { SourceFile } from '../source/source-file';
import type { OwnFile, SourceItem, SourceValue } from '../source/source-item';
import type { NoteKind } from './note-shapes';
import { imageInVault } from './write-note';

const KINDS: Readonly<Record<NoteKind, EntityKind>> = {
  person: 'core',
  life: 'variant',
  plot: 'plot',
  place: 'location',
  family: 'family',
};

function fileOf(values: readonly SourceValue[]): JsonRecord {
  const file: JsonRecord = {};
  for (const { to, value } of values) {
    let place = file;
    for (const key of to?.slice(0, -1) ?? []) {
      if (!Object.hasOwn(place, key)) place[key] = {};
      place = place[key] as JsonRecord;
    }
    if (to) place[to.at(-1) ?? ''] = value;
  }
  return file;
}

/** The images of a vault of ours, by their paths inside of it. */
export const vaultImages = (files: readonly SourceFile[]): ReadonlyMap<string, SourceFile> =>
  new Map(
    files.flatMap((file) => {
      const [inside] = /(?<=^|\/)Images\/.*$/.exec(file.path) ?? [];
      return inside === undefined ? [] : [[inside, file]];
    }),
  );

/** The images that the values of a note of ours name, as far as the vault has them, at their places in the catalogue. */
export function ownImages(item: SourceItem, kind: NoteKind, files: ReadonlyMap<string, SourceFile>): OwnFile[] {
  const parts: [NoteKind, SourceValue[]][] = [
    [kind, item.values.filter(({ of }) => kind === 'person' || of !== 'person')],
    ['person', item.values.filter(({ of }) => kind !== 'person' && of === 'person')],
  ];
  return parts.flatMap(([each, values]) => {
    const json = fileOf(values);
    return contentOfFile(KINDS[each]).images.flatMap(([image, pattern]) =>
      selectTexts(json, pattern).flatMap(({ value }) => {
        const place = imageKey(image, value);
        const file = files.get(imageInVault(place));
        return file ? [{ path: IMAGES + place, bytes: () => file.bytes() }] : [];
      }),
    );
  });
}
