import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { Staged } from '@otherfolk/shared/domain/release';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import type { LocationIndexEntry } from '@otherfolk/shared/kinds/location/location-index-schema';
import type { PlotIndexEntry } from '@otherfolk/shared/kinds/plot/plot-index-schema';
import type { Choice } from '../references/choices';
import type { Unlisted } from '../references/unlisted-query';
import { type Out, type Status, statusOf } from '../status/item-status';

interface EntryLink {
  to: string;
  text: string;
}

/** What the list of the admin tools shows: one file, or a life with the person that it belongs to. */
export interface Entry {
  kind: EntryKind;
  id: string;
  name: string;
  label?: string | undefined;
  dateUpdated?: string | undefined;
  /** Who can see it; missing of what is not published one by one. */
  status?: Status;
  /** The day from which on it is published, where it is not yet. */
  releaseAt?: LocalDay | undefined;
  /** To its editors; the first one is where its row leads. */
  links: readonly [EntryLink, ...EntryLink[]];
}

export const ENTRY_KINDS = {
  character: 'Characters',
  plot: 'Plots',
  place: 'Locations',
  family: 'Families',
  site: 'Site',
} as const;

/** The noun of a row. */
export const ENTRY_NOUNS = {
  character: 'Character',
  plot: 'Plot',
  place: 'Location',
  family: 'Family',
  site: 'Site',
} as const satisfies Record<EntryKind, string>;

export type EntryKind = keyof typeof ENTRY_KINDS;

interface Lists {
  characters: readonly CharacterIndexEntry[];
  plots: readonly PlotIndexEntry[];
  places: readonly LocationIndexEntry[];
  families: readonly Choice[];
  /** Characters that no list names. */
  unlisted: readonly Unlisted[];
}

const outOn = ({ published = false, releaseAt }: Staged) => (published ? undefined : releaseAt);

const stageOf = (staged: Staged, out: Out) => ({ status: statusOf(staged, out), releaseAt: outOn(staged) });

const edit = (kind: FileKind, id: string): Entry['links'] => [{ to: editorPath(kind, id), text: 'Edit' }];

/** Everything that can be edited, kind by kind. */
export const entriesOf = ({ characters, plots, places, families, unlisted }: Lists, out: Out): Entry[] => [
  ...characters.map(({ id, coreId, name, variantLabel, dateUpdated, ...stage }): Entry => ({
    kind: 'character',
    ...{ id, name, dateUpdated, label: variantLabel, ...stageOf(stage, out) },
    links: [
      { to: paths.editCharacter(coreId), text: 'Edit Character' },
      { to: paths.editVariant(id), text: 'Edit Variant' },
    ],
  })),
  ...unlisted.map(({ id, name, isLife }): Entry => ({
    kind: 'character',
    ...{ id, name, label: isLife ? 'Not in the list of its person' : 'No life yet', status: 'draft' },
    links: edit(isLife ? 'variant' : 'core', id),
  })),
  ...plots.map(({ id, title, variantLabel, dateUpdated, ...stage }): Entry => ({
    kind: 'plot',
    ...{ id, name: title, dateUpdated, label: variantLabel, ...stageOf(stage, out) },
    links: edit('plot', id),
  })),
  ...places.map(({ id, name, ...stage }): Entry => ({
    kind: 'place',
    ...{ id, name, ...stageOf(stage, out) },
    links: edit('location', id),
  })),
  ...families.map(({ id, name }): Entry => ({ kind: 'family', id, name, links: edit('family', id) })),
  { kind: 'site', id: 'changelog', name: 'Changelog', links: edit('changelog', 'changelog') },
  { kind: 'site', id: 'site', name: 'Site settings', links: edit('site', 'site') },
];
