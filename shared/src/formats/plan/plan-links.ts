import type { SourceItem, SourceLink } from '../source/source-item';
import type { CatalogueIndex } from './catalogue-index';
import { nameKey } from './catalogue-index';
import type { FileDraft } from './file-draft';

/** The items of an import by source id and by name, with the ids that they get. */
export class ImportedNames {
  private readonly bySource = new Map<string, string>();
  private readonly byName = new Map<string, Set<string>>();

  note(folder: string, item: SourceItem, id: string): void {
    this.bySource.set(item.sourceId, id);
    for (const name of [item.name, item.person?.name]) {
      if (!name) continue;
      const key = `${folder}/${nameKey(name)}`;
      this.byName.set(key, (this.byName.get(key) ?? new Set()).add(id));
    }
  }

  /** The id of what a link names: in the import, else in the catalogue. Undefined where nothing has the name, or several have. */
  idOf(folder: string, { sourceId, name }: SourceLink, index: CatalogueIndex): string | undefined {
    const own = sourceId === undefined ? undefined : this.bySource.get(sourceId);
    if (own !== undefined) return own;
    const ids = this.byName.get(`${folder}/${nameKey(name)}`);
    if (ids?.size === 1) return [...ids][0];
    if (ids) return undefined;
    const known = sourceId === undefined ? undefined : index.bySource(sourceId);
    return known?.id ?? index.named(folder, name);
  }
}

const FOLDERS: Readonly<Record<SourceLink['as'], string>> = {
  relation: 'characters',
  member: 'characters',
  role: 'characters',
  'connected-character': 'characters',
  'connected-plot': 'plots',
  family: 'families',
};

const given = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])));

const UNKNOWN = 'Nobody of that name is known, or several are: the words are kept.';

/** Writes what a source says of others into the file of an item: with ids where it is known who is meant, else in words. */
export function planLinks(
  draft: FileDraft,
  links: readonly SourceLink[],
  names: ImportedNames,
  index: CatalogueIndex,
): void {
  for (const link of links) {
    const { from, name, words, kind, text } = link;
    const id = names.idOf(FOLDERS[link.as], link, index);
    const told = [
      { from, text: [name, words, text].filter(Boolean).join(': '), ...(id === undefined && { note: UNKNOWN }) },
    ];
    switch (link.as) {
      case 'relation':
        draft.add(['sections', 'relationships'], given({ characterId: id, name, relation: words, kind, text }), told);
        break;
      case 'member':
        draft.add(['members'], given({ characterId: id, name, relation: words, note: text }), told);
        break;
      case 'role':
        draft.add(['sections', 'mainRoles'], given({ name, role: words, characterId: id, description: text }), told);
        break;
      case 'connected-character':
      case 'connected-plot': {
        const place = link.as === 'connected-plot' ? 'connectedPlots' : 'connectedCharacters';
        if (id === undefined) draft.leaveOut(told, UNKNOWN);
        else draft.add([place], id, told);
        break;
      }
      case 'family':
        if (id === undefined) draft.set(['characterSheets', 'Family'], name, told);
        else draft.set(['family'], id, told);
    }
  }
}
