import type { SourceItem } from '../source/source-item';
import type { FileDraft } from './file-draft';
import type { ImportedPerson } from './persons-of';
import type { PlannedImage } from './plan-images';
import type { ReviewLine } from './review-line';

/** What an import does with one item of a source. */
export interface PlannedItem {
  item: SourceItem;
  /** The file of the life, the plot, the place or the family. */
  draft: FileDraft;
  /** The file of the person whose life it is. */
  person?: FileDraft;
  /** Whether the review tells of the person along with this life: the first one. */
  tellsOfPerson?: true;
}

export interface ImportPlan {
  items: PlannedItem[];
  images: PlannedImage[];
  /** Persons who bring along what is for adults alone, without an age. */
  ageless: ImportedPerson[];
}

/** The files that a plan writes, each once. */
export function draftedFiles({ items }: ImportPlan): FileDraft[] {
  const drafts = items.flatMap(({ draft, person }) => [...(person ? [person] : []), draft]);
  return [...new Set(drafts)].filter(({ isChanged }) => isChanged);
}

/** The lines of the review of an item: those of its own file, and of the person where it is the first of their lives. */
export const linesOf = ({ draft, person, tellsOfPerson }: PlannedItem): ReviewLine[] => [
  ...(person && tellsOfPerson ? person.lines : []),
  ...draft.lines,
];
