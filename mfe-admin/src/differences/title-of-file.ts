import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { kindWith, placeOf } from '@otherfolk/shared/files/file-place';
import { folderOfKind } from '../whole/references-to';
import { inWorld, type NamesOfItems } from './names-of-items';

/** Files that there are once. */
const TITLES: Readonly<Record<string, string>> = {
  'site.json': 'Site settings',
  'changelog.json': 'Changelog',
  'redirects.json': 'Redirects',
  'mentions.json': 'Allowed mentions',
};

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The name in a file of what it is about. */
function ownTitle(json: JsonRecord, names: NamesOfItems): string | undefined {
  const label = text(json['variantLabel']);
  const person = text(json['variantOf']);
  const name = text(json['title']) ?? text(json['name']) ?? (person && (names.characters.get(person) ?? person));
  return name && inWorld(name, label);
}

/** The name of a catalogue's file on the screen: that of its item, or its path where that is not known. */
export function titleOfFile(path: string, names: NamesOfItems, json: JsonRecord = {}): string {
  const title = TITLES[path];
  if (title !== undefined) return title;
  const place = placeOf(path);
  const folder = place && folderOfKind(kindWith(place.kind, json));
  if (!folder) return path.slice(path.lastIndexOf('/') + 1);
  return ownTitle(json, names) ?? names[folder].get(place.id) ?? place.id;
}
