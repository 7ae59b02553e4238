import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import { capitalized } from '@otherfolk/shared/domain/capitalized';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { Staged } from '@otherfolk/shared/domain/release';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { forEachKind, ITEM_FOLDERS, ITEM_KINDS, type ItemFolder, summaryOf } from '@otherfolk/shared/kinds';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import type { ItemEntry } from '@otherfolk/shared/kinds/descriptor/item-entry';
import type { ItemLists } from '@otherfolk/shared/queries/item-list-query';
import type { Choice } from '../references/choices';
import type { Unlisted } from '../references/unlisted-query';
import { type Out, type Status, statusOf } from '../status/item-status';

interface EntryLink {
  to: string;
  text: string;
}

/** An entry in the list of the admin tools: one file, or a life with the person that it belongs to. */
export interface Entry {
  kind: EntryKind;
  id: string;
  name: string;
  label?: string | undefined;
  dateUpdated?: string | undefined;
  /** The viewers who can see it; missing of files that are not published one by one. */
  status?: Status;
  /** The day from which on it is published, where it is not yet. */
  releaseAt?: LocalDay | undefined;
  /** The links to its editors; the first one is where its row leads. */
  links: readonly [EntryLink, ...EntryLink[]];
}

/** The kinds that rows are narrowed down to: kinds of items, families, and the files that there are once. */
export const ENTRY_KINDS = {
  ...forEachKind((folder) => ITEM_KINDS[folder].label),
  families: 'Families',
  site: 'Site',
} as const;

export type EntryKind = keyof typeof ENTRY_KINDS;

/** The noun of a row. */
export const ENTRY_NOUNS: Readonly<Record<EntryKind, string>> = {
  ...forEachKind((folder) => capitalized(ITEM_KINDS[folder].one)),
  families: 'Family',
  site: 'Site',
};

interface Listed {
  lists: ItemLists;
  families: readonly Choice[];
  /** Characters that no list names. */
  unlisted: readonly Unlisted[];
}

const outOn = ({ published = false, releaseAt }: Staged) => (published ? undefined : releaseAt);

const stageOf = (staged: Staged, out: Out) => ({ status: statusOf(staged, out), releaseAt: outOn(staged) });

const edit = (kind: FileKind, id: string): Entry['links'] => [{ to: editorPath(kind, id), text: 'Edit' }];

/** A row for each entry of a list; a life has the editor of its person, too. */
const rowsOf = (folder: ItemFolder, entries: readonly ItemEntry[], out: Out): Entry[] =>
  entries.map((entry) => {
    const { id, coreId = id, variantLabel, dateUpdated } = entry;
    const { fileKinds } = ITEM_KINDS[folder];
    return {
      kind: folder,
      ...{ id, name: summaryOf(folder, entry).name, dateUpdated, label: variantLabel, ...stageOf(entry, out) },
      links:
        folder === characterKind.folder
          ? [
              { to: paths.editCharacter(coreId), text: 'Edit Character' },
              { to: paths.editVariant(id), text: 'Edit Variant' },
            ]
          : edit(fileKinds[0], id),
    };
  });

/** Everything that can be edited, kind by kind. */
export const entriesOf = ({ lists, families, unlisted }: Listed, out: Out): Entry[] => [
  ...rowsOf(characterKind.folder, lists.characters, out),
  ...unlisted.map(({ id, name, isLife }): Entry => ({
    kind: 'characters',
    ...{ id, name, label: isLife ? 'Not in the list of its person' : 'No life yet', status: 'draft' },
    links: edit(isLife ? 'variant' : 'core', id),
  })),
  ...ITEM_FOLDERS.filter((folder) => folder !== characterKind.folder).flatMap((folder) =>
    rowsOf(folder, lists[folder], out),
  ),
  ...families.map(({ id, name }): Entry => ({ kind: 'families', id, name, links: edit('family', id) })),
  { kind: 'site', id: 'changelog', name: 'Changelog', links: edit('changelog', 'changelog') },
  { kind: 'site', id: 'site', name: 'Site settings', links: edit('site', 'site') },
];
