import type { AgeGrade } from '@otherfolk/shared/domain/age';
import type { TextBlock } from './text-blocks';

/** The text of a cell, as much of it as a table has room for. */
export interface CellText {
  blocks: TextBlock[];
  /** Stands for what was cut off, so that texts can be told apart which begin alike. */
  cut?: number;
}

interface StageOfLife extends CellText {
  name: string;
}

/** The data of a life in the table, or of a core alone: what hangs on the age is decided where it is shown. */
export interface ComparedContent {
  ageGrade?: AgeGrade | undefined;
  ageless?: boolean | undefined;
  stages: StageOfLife[];
  /** The texts by the keys of their rows; rows without text are missing. */
  texts: Record<string, CellText>;
}

export interface ComparedLife extends ComparedContent {
  /** The id of the variant. */
  id: string;
  coreId: string;
  name: string;
  label: string;
  avatar?: string | undefined;
  rating?: number | undefined;
  /** The keys of the rows that the life changes against its core. */
  changed: string[];
}
