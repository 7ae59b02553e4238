import { createContext, useContext } from 'react';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import type { ReferenceKind } from '../fields/reference-kind';
import type { Creations } from './choices';

/** Makes a file of this kind for an item of this name, and resolves to its id; to undefined where it was given up. */
export type CreateItem = (kind: FileKind, name: string) => Promise<string | undefined>;

/** How an editor makes items that a reference asks for; without one, nothing can be made. */
export const CreateItemContext = createContext<CreateItem | undefined>(undefined);

const KINDS: Partial<Record<ReferenceKind, FileKind>> = {
  person: 'core',
  core: 'core',
  plot: 'plot',
  'plot-core': 'plot',
  'plot-version': 'plot',
  place: 'location',
  family: 'family',
};

/** The action of a field on a name that nothing bears yet; undefined where nothing can be made of it. */
export function useCreation(kind: ReferenceKind, onMade: (id: string) => void): Creations | undefined {
  const create = useContext(CreateItemContext);
  const made = KINDS[kind];
  if (!create || !made) return undefined;
  const make = (name: string) => void create(made, name).then((id) => (id === undefined ? undefined : onMade(id)));
  return (name, found) =>
    found.some((each) => each.name === name) ? [] : [{ name, label: '', create: () => make(name) }];
}
