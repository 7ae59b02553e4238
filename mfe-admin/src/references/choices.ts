import type { ImageKind } from '@otherfolk/shared/catalogue/image-paths';
import { folded } from '@otherfolk/shared/domain/folded';
import { tagParam } from '@otherfolk/shared/domain/tag-address';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import type { LocationIndexEntry } from '@otherfolk/shared/kinds/location/location-index-schema';
import type { PlotIndexEntry } from '@otherfolk/shared/kinds/plot/plot-index-schema';
import type { TagChoices } from '../fields/tag-choices';
import { wordsMatcher } from '../ui/words-matcher';

/** What a reference can name. */
export interface Choice {
  id: string;
  name: string;
  /** The world of a life or a plot; of a person or a plot in all worlds what the choice means. */
  label: string;
  image: { kind: ImageKind; file: string } | undefined;
}

/** Something that a reference can name when it has been made. */
export interface Creation {
  /** What it is made into, as in 'Theme'; empty where that needs no words. */
  label: string;
  name: string;
  create: () => void;
}

/** What can be made of a text that was typed; `found`: what it finds as it is. */
export type Creations = (typed: string, found: readonly Choice[]) => readonly Creation[];

const ANY_LIFE = 'in any life';
const ANY_WORLD = 'in any variant';

/** So many are offered at a time: who looks for another one types more of the name. */
const OFFERED = 12;

const imageOf = (kind: ImageKind, file: string | undefined): Choice['image'] => (file ? { kind, file } : undefined);

interface Entry {
  id: string;
  coreId: string;
  variantLabel?: string | undefined;
}

/** The entries of each core, in the order in which cores appear. */
function byCore<E extends Entry>(entries: readonly E[]): [string, E[]][] {
  const cores = new Map<string, E[]>();
  for (const entry of entries) cores.set(entry.coreId, [...(cores.get(entry.coreId) ?? []), entry]);
  return [...cores];
}

/** Lives alone. */
export const lifeChoices = (entries: readonly CharacterIndexEntry[]): Choice[] =>
  entries.map(({ id, name, variantLabel, avatar }) => ({
    id,
    name,
    label: variantLabel ?? '',
    image: imageOf('avatar', avatar),
  }));

const personOf = (coreId: string, lives: readonly CharacterIndexEntry[]): Choice => ({
  id: coreId,
  name: lives[0]?.name ?? coreId,
  label: ANY_LIFE,
  image: imageOf('avatar', lives.find(({ avatar }) => avatar)?.avatar),
});

/** Persons alone. */
export const coreChoices = (entries: readonly CharacterIndexEntry[]): Choice[] =>
  byCore(entries).map(([coreId, lives]) => personOf(coreId, lives));

/** The persons of a list, each followed by their lives. */
export const personChoices = (entries: readonly CharacterIndexEntry[]): Choice[] =>
  byCore(entries).flatMap(([coreId, lives]) => [personOf(coreId, lives), ...lifeChoices(lives)]);

/** The versions of plots. */
export const plotVersionChoices = (entries: readonly PlotIndexEntry[]): Choice[] =>
  entries.map(({ id, title, variantLabel, coverImage }) => ({
    id,
    name: title,
    label: variantLabel ?? '',
    image: imageOf('plotCover', coverImage),
  }));

/** The plots of a list, each with the worlds of its versions. */
export const plotCoreChoices = (entries: readonly PlotIndexEntry[]): Choice[] =>
  byCore(entries).map(([coreId, versions]) => ({
    id: coreId,
    name: versions[0]?.title ?? coreId,
    label: versions.flatMap(({ variantLabel }) => variantLabel || []).join(', '),
    image: imageOf('plotCover', versions.find(({ coverImage }) => coverImage)?.coverImage),
  }));

/** The plots of a list, each followed by its versions where it has more than one. */
export const plotChoices = (entries: readonly PlotIndexEntry[]): Choice[] =>
  byCore(entries).flatMap(([coreId, versions]) => {
    const all = plotVersionChoices(versions);
    const [first] = all;
    if (!first || all.some(({ id }) => id === coreId)) return all;
    return [{ ...first, id: coreId, label: ANY_WORLD }, ...all];
  });

export const placeChoices = (entries: readonly LocationIndexEntry[]): Choice[] =>
  entries.map(({ id, name, coverImage }) => ({ id, name, label: '', image: imageOf('locationCover', coverImage) }));

/** Tags, by the id that `tagParam` gives them. */
export const tagsAsChoices = (groups: TagChoices): Choice[] =>
  groups.flatMap(({ group, names }) =>
    names.map((name) => ({ id: tagParam({ group, name }), name, label: group, image: undefined })),
  );

/** Those whose name, world or id has all the typed words in it, as many as are offered. */
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
