import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { ENTITY_FILE } from '@otherfolk/shared/kinds';
import { plotKind } from '@otherfolk/shared/kinds/plot/kind';
import type { CatalogueView } from './catalogue-view';
import { lineOf, listOfIndex } from './file-facts';

type Change = (value: unknown) => unknown;

/** The keys of a role that name its player. */
const PLAYER_KEYS: readonly string[] = ['characterId', 'variantId'];

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

/** A role stays; who plays it goes where that is hidden. */
function changesForPlot(view: CatalogueView): Record<string, Change> {
  const isHidden = (id: unknown) => typeof id === 'string' && !view.seesCharacter(id);
  const withoutPlayer: Change = (role) => {
    if (!isJsonRecord(role)) return role;
    const left = Object.entries(role).filter(([name, id]) => !(PLAYER_KEYS.includes(name) && isHidden(id)));
    return left.length < Object.keys(role).length ? Object.fromEntries(left) : role;
  };
  const mainRoles: Change = (roles) => {
    if (!isList(roles)) return roles;
    const changed = roles.map(withoutPlayer);
    return changed.some((role, index) => role !== roles[index]) ? changed : roles;
  };
  return { sections: (value) => replace(value, { mainRoles }) };
}

function changesForItem(view: CatalogueView, folder: string, id: string): Record<string, Change> {
  if (folder === 'characters') return changesForCharacter(view, id);
  if (folder === 'plots') return changesForPlot(view);
  if (folder === 'families') return { members: cutMembers(view) };
  if (folder !== 'locations') return {};
  return {
    connectedCharacters: (list) => without(list, (each) => typeof each === 'string' && !view.seesCharacter(each)),
    connectedPlots: (list) => without(list, (each) => typeof each === 'string' && !view.seesPlot(each)),
  };
}

function cutSite(view: CatalogueView): Change {
  const isHidden = (id: unknown) => typeof id === 'string' && !view.seesCharacter(id);
  const featured: Change = (value) => {
    const cut = replace(value, { characters: (list) => without(list, isHidden) });
    const plot = textOf(cut, 'plot');
    if (plot === undefined || view.seesPlot(plot) || !isJsonRecord(cut)) return cut;
    return Object.fromEntries(Object.entries(cut).filter(([name]) => name !== 'plot'));
  };
  return (site) => replace(site, { featured });
}

/** An image index without the images that are hidden; the very value where none is. */
export function cutImageIndex(index: unknown, hasImage: (image: string) => boolean): unknown {
  if (!isJsonRecord(index)) return index;
  const lines = Object.entries(index);
  const left = lines.filter(([image]) => hasImage(IMAGES + image));
  return left.length < lines.length ? Object.fromEntries(left) : index;
}

/** A core is shown as its first variant: as its first visible one, where others are hidden. */
function cutPlotIndex(view: CatalogueView): Change {
  return (cores) => {
    const left = without(cores, (core) => {
      const id = textOf(core, 'id');
      return id !== undefined && !view.seesPlot(id);
    });
    if (!isList(left)) return left;
    const changed = left.map((core) => {
      const entry = view.changedPlotCore(textOf(core, 'id') ?? '');
      return entry && isJsonRecord(core) && JSON.stringify(core) !== JSON.stringify(entry) ? entry : core;
    });
    return changed.some((core, index) => core !== left[index]) ? changed : left;
  };
}

/** What of a file the viewer may know: the very value where that is all of it. For files that the view has. */
export function cutFile(view: CatalogueView, file: string, json: unknown): unknown {
  if (file === catalogueFiles.site) return cutSite(view)(json);
  if (file === catalogueFiles.imageIndex) return cutImageIndex(json, (image) => view.hasFile(image));
  if (file === plotKind.coreIndex) return cutPlotIndex(view)(json);
  const list = listOfIndex(file);
  if (list) return without(json, (line) => isJsonRecord(line) && !view.seesLine(list, lineOf(line)));
  const [, folder, id] = ENTITY_FILE.exec(file) ?? [];
  return folder !== undefined && id !== undefined ? replace(json, changesForItem(view, folder, id)) : json;
}
