import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import type { Pattern } from '@otherfolk/shared/catalogue/select-values';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { isItemFolder, type ItemFolder } from '@otherfolk/shared/kinds';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { ENTITY_FILE, INDEX_FILES } from '@otherfolk/shared/kinds/entity-folders';
import { familyKind } from '@otherfolk/shared/kinds/family/kind';
import { referencesOf } from '@otherfolk/shared/kinds/file-contents';
import type { CatalogueView } from './catalogue-view';
import { lineOf, listOfIndex } from './file-facts';

type Change = (value: unknown) => unknown;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** The list without some of its items; the very list where none goes, and what is no list as it is. */
function without(list: unknown, isHidden: (item: unknown) => boolean): unknown {
  if (!Array.isArray(list)) return list;
  const left = list.filter((item) => !isHidden(item));
  return left.length < list.length ? left : list;
}

/** Changes the fields that are there; the very record where nothing changes. */
function replace(value: unknown, changes: Record<string, Change>): unknown {
  if (!isJsonRecord(value)) return value;
  const changed: JsonRecord = {};
  for (const [name, change] of Object.entries(changes)) {
    if (!Object.hasOwn(value, name)) continue;
    const after = change(value[name]);
    if (after !== value[name]) changed[name] = after;
  }
  return Object.keys(changed).length > 0 ? { ...value, ...changed } : value;
}

const textOf = (item: unknown, name: string): string | undefined => {
  const value = isJsonRecord(item) ? item[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Members of a family who are hidden go, and so does what others say of them. */
function cutMembers(view: CatalogueView): Change {
  const isHidden = (member: unknown) => {
    const id = textOf(member, 'characterId');
    return id !== undefined && !view.seesCharacter(id);
  };
  return (members) => {
    if (!isList(members) || !members.some(isHidden)) return members;
    // One without an id has that of its place, which changes.
    const named = members.map((member, index) =>
      isJsonRecord(member) && !textOf(member, 'id') ? { ...member, id: `member-${index}` } : member,
    );
    const left = named.filter((member) => !isHidden(member));
    const ids = (list: unknown[]) => new Set<unknown>(list.map((member) => textOf(member, 'id')));
    const [all, stay] = [ids(named), ids(left)];
    const kin: Change = (list) => without(list, (id) => all.has(id) && !stay.has(id));
    return left.map((member) => replace(member, { parents: kin, partners: kin }));
  };
}

function changesForCharacter(view: CatalogueView, id: string): Record<string, Change> {
  const relationships: Change = (list) =>
    without(list, (item) => {
      const characterId = textOf(item, 'characterId');
      return characterId !== undefined && !view.seesCharacter(characterId);
    });
  const sections: Change = (value) => replace(value, { relationships });
  const variants: Change = (list) =>
    without(list, (item) => {
      const variantId = textOf(item, 'id');
      return variantId !== undefined && !view.seesLife(id, variantId);
    });
  const gallery: Change = (list) =>
    without(list, (item) => !view.showsInGallery(id, textOf(item, 'genre'), textOf(item, 'file') ?? ''));
  const isCore = view.facts.characters.get(id)?.isCore ?? false;
  const images: Change = (value) => (isCore ? replace(value, { gallery }) : value);
  const family: Change = (value) => (typeof value === 'string' && !view.seesFamily(value) ? undefined : value);
  const own = { sections, variants, family };
  return { ...own, images, variantOverrides: (value) => replace(value, own) };
}

/** The list, or the value that is none, changed; the very list where no entry changes. */
function eachEntry(change: Change): Change {
  return (list) => {
    if (!isList(list)) return list;
    const changed = list.map(change);
    return changed.some((entry, index) => entry !== list[index]) ? changed : list;
  };
}

const withoutKey = (value: unknown, key: string, isHidden: (value: unknown) => boolean): unknown =>
  isJsonRecord(value) && isHidden(value[key])
    ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
    : value;

/** Cuts what names a hidden item at a pattern: the entry of the list, or the id alone. */
function cutAt([key, ...rest]: Pattern, isHidden: (id: unknown) => boolean, whenHidden: 'entry' | 'id'): Change {
  const [next, last] = rest;
  if (key === undefined) return (value) => value;
  if (key !== '*' && next === undefined) return (value) => withoutKey(value, key, isHidden);
  if (key !== '*') {
    const inside = cutAt(rest, isHidden, whenHidden);
    return (value) => replace(value, { [key]: inside });
  }
  if (next === undefined) return (list) => without(list, isHidden);
  if (whenHidden === 'entry' && last === undefined)
    return (list) => without(list, (entry) => isHidden(textOf(entry, next)));
  return eachEntry(cutAt(rest, isHidden, whenHidden));
}

/** Cuts what a file says of items that the viewer does not see. */
const cutReferences =
  (view: CatalogueView, holder: string): Change =>
  (json) =>
    referencesOf(holder).reduce((value, { pattern, folder, whenHidden }) => {
      if (whenHidden === undefined || !isItemFolder(folder)) return value;
      const isHidden = (id: unknown) => typeof id === 'string' && !view.seesItem(folder, id);
      return cutAt(pattern, isHidden, whenHidden)(value);
    }, json);

function cutItem(view: CatalogueView, folder: string, id: string): Change {
  if (folder === characterKind.folder) return (json) => replace(json, changesForCharacter(view, id));
  if (folder === familyKind.folder) return (json) => replace(json, { members: cutMembers(view) });
  return cutReferences(view, folder);
}

/** An image index without the images that are hidden; the very value where none is. */
export function cutImageIndex(index: unknown, hasImage: (image: string) => boolean): unknown {
  if (!isJsonRecord(index)) return index;
  const lines = Object.entries(index);
  const left = lines.filter(([image]) => hasImage(IMAGES + image));
  return left.length < lines.length ? Object.fromEntries(left) : index;
}

/** An item is shown as its first version: as its first visible one, where others are hidden. */
function cutCoreIndex(view: CatalogueView, folder: ItemFolder): Change {
  return (cores) => {
    const left = without(cores, (core) => {
      const id = textOf(core, 'id');
      return id !== undefined && !view.seesItem(folder, id);
    });
    if (!isList(left)) return left;
    const changed = left.map((core) => {
      const entry = view.changedCoreEntry(folder, textOf(core, 'id') ?? '');
      return entry && isJsonRecord(core) && JSON.stringify(core) !== JSON.stringify(entry) ? entry : core;
    });
    return changed.some((core, index) => core !== left[index]) ? changed : left;
  };
}

/** What of a file the viewer may know: the very value where that is all of it. For files that the view has. */
export function cutFile(view: CatalogueView, file: string, json: unknown): unknown {
  if (file === catalogueFiles.site) return cutReferences(view, 'site')(json);
  if (file === catalogueFiles.imageIndex) return cutImageIndex(json, (image) => view.hasFile(image));
  const list = listOfIndex(file);
  if (list) return without(json, (line) => isJsonRecord(line) && !view.seesLine(list, lineOf(line)));
  const [, folder, id] = ENTITY_FILE.exec(file) ?? [];
  if (folder === undefined || id === undefined) return json;
  if (isItemFolder(folder) && INDEX_FILES.includes(file)) return cutCoreIndex(view, folder)(json);
  return cutItem(view, folder, id)(json);
}
