import type { ImageKind } from '@otherfolk/shared/catalogue/image-paths';
import { folded } from '@otherfolk/shared/domain/folded';
import { tagParam } from '@otherfolk/shared/domain/tag-address';
import { ITEM_KINDS, type ItemFolder, summaryOf } from '@otherfolk/shared/kinds';
import type { ItemEntry } from '@otherfolk/shared/kinds/descriptor/item-entry';
import type { TagChoices } from '../fields/tag-choices';
import { wordsMatcher } from '../ui/words-matcher';

/** The things that a reference can name. */
export interface Choice {
  id: string;
  name: string;
  /** The world of a life or a version; of an item in all worlds what the choice means. */
  label: string;
  image: { kind: ImageKind; file: string } | undefined;
}

/** Something that a reference can name when it has been made. */
export interface Creation {
  /** The kind that it is made into, as in 'Theme'; empty where that needs no words. */
  label: string;
  name: string;
  create: () => void;
}

/** The choices that can be made of a typed text; `found`: those that it finds as it is. */
export type Creations = (typed: string, found: readonly Choice[]) => readonly Creation[];

const ANY_LIFE = 'in any life';
const ANY_WORLD = 'in any variant';

/** The number of choices that are offered at a time: whoever looks for another one types more of the name. */
const OFFERED = 12;

/** The entries of each core, in the order in which cores appear. */
function byCore(entries: readonly ItemEntry[]): [string, ItemEntry[]][] {
  const cores = new Map<string, ItemEntry[]>();
  for (const entry of entries) {
    const { id, coreId = id } = entry;
    cores.set(coreId, [...(cores.get(coreId) ?? []), entry]);
  }
  return [...cores];
}

type ChoicesOf = (folder: ItemFolder, entries: readonly ItemEntry[]) => Choice[];

/** Each entry of a list: lives, versions, or items that have none. */
export const versionChoices: ChoicesOf = (folder, entries) =>
  entries.map((entry) => {
    const { name, image } = summaryOf(folder, entry);
    return {
      ...{ id: entry.id, name, label: entry.variantLabel ?? '' },
      image: image ? { kind: ITEM_KINDS[folder].cover, file: image } : undefined,
    };
  });

const personOf = (coreId: string, lives: readonly Choice[]): Choice => ({
  ...{ id: coreId, name: lives[0]?.name ?? coreId, label: ANY_LIFE },
  image: lives.find(({ image }) => image)?.image,
});

/** Persons alone. */
export const personChoices: ChoicesOf = (folder, entries) =>
  byCore(entries).map(([coreId, lives]) => personOf(coreId, versionChoices(folder, lives)));

/** The persons of a list, each followed by their lives. */
export const personAndLifeChoices: ChoicesOf = (folder, entries) =>
  byCore(entries).flatMap(([coreId, own]) => {
    const lives = versionChoices(folder, own);
    return [personOf(coreId, lives), ...lives];
  });

/** The items of a list, each with the worlds of its versions. */
export const itemChoices: ChoicesOf = (folder, entries) =>
  byCore(entries).map(([coreId, own]) => {
    const versions = versionChoices(folder, own);
    return {
      ...{ id: coreId, name: versions[0]?.name ?? coreId },
      label: versions.flatMap(({ label }) => label || []).join(', '),
      image: versions.find(({ image }) => image)?.image,
    };
  });

/** The items of a list, each followed by its versions where it has more than one. */
export const itemAndVersionChoices: ChoicesOf = (folder, entries) =>
  byCore(entries).flatMap(([coreId, versions]) => {
    const all = versionChoices(folder, versions);
    const [first] = all;
    if (!first || all.some(({ id }) => id === coreId)) return all;
    return [{ ...first, id: coreId, label: ANY_WORLD }, ...all];
  });

/** Tags, by the id that `tagParam` gives them. */
export const tagsAsChoices = (groups: TagChoices): Choice[] =>
  groups.flatMap(({ group, names }) =>
    names.map((name) => ({ id: tagParam({ group, name }), name, label: group, image: undefined })),
  );

/** The choices whose name, world or id contains all the typed words, as many as are offered. */
export function choicesFor(choices: readonly Choice[], typed: string): Choice[] {
  const isMeant = wordsMatcher(typed);
  return choices.filter(({ id, name, label }) => isMeant(`${name} ${label} ${id}`)).slice(0, OFFERED);
}

/** The person who bears a name that was written without a reference, where it is the name of one person alone. */
export function personNamed(choices: readonly Choice[], name: string): Choice | undefined {
  const wanted = folded(name.trim());
  const persons = choices.filter((each) => each.label === ANY_LIFE && folded(each.name) === wanted);
  return wanted !== '' && persons.length === 1 ? persons[0] : undefined;
}

/** Whether a choice among persons is a life, and not a person in whichever life. */
export const isLife = ({ label }: Choice): boolean => label !== ANY_LIFE;
