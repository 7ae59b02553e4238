import { useMemo } from 'react';
import type { ItemKind } from '@otherfolk/shared/contract/extension-points';
import type { ContributedField } from '@otherfolk/shared/contract/page-contributions';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { useViewer } from '@otherfolk/shared/session';
import { texts } from '../texts';
import { jsonCodec } from './codec';
import { type FieldGroup, fieldsOf } from './field-spec';

const ITEM_KINDS: Partial<Record<FileKind, ItemKind>> = { variant: 'characters', plot: 'plots', location: 'locations' };

/** The group of the fields that other remotes contribute. A field for a property that the form has already is left out. */
export function contributedGroups(
  own: readonly FieldGroup[],
  contributed: readonly ContributedField[],
  item: { kind: ItemKind; id: string },
): FieldGroup[] {
  const taken = new Set(fieldsOf(own).map(({ keys }) => keys[0]));
  const free = contributed.filter(({ property }) => !taken.has(property));
  if (free.length === 0) return [];
  const fields = free.map(({ title, property, Field }) => ({
    keys: [property],
    label: title,
    control: { kind: 'contributed' as const, Field, item },
    codec: jsonCodec,
  }));
  return [{ id: 'contributed', heading: texts.editor.contributed, fields }];
}

/** The groups of a form, with the fields that other remotes contribute to it. */
export function useContributedGroups(
  own: FieldGroup[],
  { kind, id }: Pick<CatalogueFile, 'kind' | 'id'>,
): FieldGroup[] {
  const { contributions } = useShellContext();
  const viewer = useViewer();
  return useMemo(() => {
    const itemKind = ITEM_KINDS[kind];
    if (!contributions || !itemKind) return own;
    return [...own, ...contributedGroups(own, contributions.fields(itemKind, viewer), { kind: itemKind, id })];
  }, [own, contributions, viewer, kind, id]);
}
