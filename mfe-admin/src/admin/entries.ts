import type { CharacterIndexEntry } from '@otherfolk/shared/catalogue/schemas/character-index';
import type { LocationIndexEntry } from '@otherfolk/shared/catalogue/schemas/location-index';
import type { PlotIndexEntry } from '@otherfolk/shared/catalogue/schemas/plot-index';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import type { Choice } from '../references/choices';

/** What the list of the admin tools shows: one file, or a life with the person that it belongs to. */
export interface Entry {
  kind: EntryKind;
  id: string;
  name: string;
  label?: string | undefined;
  dateUpdated?: string | undefined;
  links: readonly { to: string; text: string }[];
}

export const ENTRY_KINDS = {
  character: 'Characters',
  plot: 'Plots',
  place: 'Places',
  family: 'Families',
  site: 'Site',
} as const;

export type EntryKind = keyof typeof ENTRY_KINDS;

interface Lists {
  characters: readonly CharacterIndexEntry[];
  plots: readonly PlotIndexEntry[];
  places: readonly LocationIndexEntry[];
  families: readonly Choice[];
}

const edit = (kind: FileKind, id: string) => [{ to: editorPath(kind, id), text: 'Edit' }];

/** Everything that can be edited, kind by kind. */
export const entriesOf = ({ characters, plots, places, families }: Lists): Entry[] => [
  ...characters.map(({ id, coreId, name, variantLabel, dateUpdated }): Entry => ({
    kind: 'character',
    ...{ id, name, dateUpdated, label: variantLabel },
    links: [
      { to: paths.editCharacter(coreId), text: 'Edit Character' },
      { to: paths.editVariant(id), text: 'Edit Variant' },
    ],
  })),
  ...plots.map(({ id, title, variantLabel, dateUpdated }): Entry => ({
    kind: 'plot',
    ...{ id, name: title, dateUpdated, label: variantLabel },
    links: edit('plot', id),
  })),
  ...places.map(({ id, name }): Entry => ({ kind: 'place', id, name, links: edit('location', id) })),
  ...families.map(({ id, name }): Entry => ({ kind: 'family', id, name, links: edit('family', id) })),
  { kind: 'site', id: 'changelog', name: 'Changelog', links: edit('changelog', 'changelog') },
  { kind: 'site', id: 'site', name: 'Site settings', links: edit('site', 'site') },
];
