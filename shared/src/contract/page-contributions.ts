import type { ComponentType, ReactNode } from 'react';
import type { Viewer } from '../domain/viewer';
import type { ContributedItem, FieldProps, ItemKind } from './extension-points';

/** A part of a page with a title, as the page draws it. */
interface TitledPart {
  /** The same for all pages: `<remote>/<contribution>`. */
  key: string;
  title: string;
  content: ReactNode;
}

/** A link in the navigation bar. */
export interface ContributedLink {
  key: string;
  title: string;
  to: string;
  order: number;
}

/** A section of the page of an item. */
interface ContributedSection extends TitledPart {
  /** The height in pixels that is kept for it on a wide screen. */
  height: number;
}

/** A filter of a list. */
interface ContributedFacet {
  key: string;
  title: string;
  /** The values by the ids of items in the list's index. Rejects where they do not come in time. */
  load: () => Promise<Readonly<Record<string, readonly string[]>>>;
}

/** A field of an editor. */
export interface ContributedField {
  key: string;
  title: string;
  property: string;
  Field: ComponentType<FieldProps>;
}

/**
 * What remotes contribute, in its order, as far as this viewer has it. Contents have 2 s; what comes later, throws or hangs leaves its
 * place empty, and keeps it.
 */
export interface PageContributions {
  /** Links in the navigation bar. */
  links: (viewer: Pick<Viewer, 'memType'>) => readonly ContributedLink[];
  sections: (item: ContributedItem, viewer: Viewer) => readonly ContributedSection[];
  /** Rows of the home page. */
  rows: (viewer: Viewer) => readonly TitledPart[];
  /** Panels of Admin Tools. */
  panels: (viewer: Viewer) => readonly TitledPart[];
  /** The actions on a card that leads to this path, as one row; null where there are none. */
  cardActions: (path: string) => ReactNode;
  facets: (list: string) => readonly ContributedFacet[];
  fields: (kind: ItemKind, viewer: Viewer) => readonly ContributedField[];
}
