import { type AgeGrade, birthdayIn } from './age';
import { dayPartsOf, type LocalDay } from './local-day';
import { CARD_BADGE_DAYS, isWithinDays } from './recency';
import { STAGE_LABELS, type Staged, stageOf } from './release';

/** The kinds are also the names of the images in images/highlights/. */
export const HIGHLIGHT_KINDS = ['birthday', 'pipeline', 'newRelease', 'new', 'updated', 'event'] as const; // docs/product.md#card-highlights

export type HighlightKind = (typeof HIGHLIGHT_KINDS)[number];

export interface Highlight {
  kind: HighlightKind;
  label: string;
}

export interface Highlightable extends Staged {
  ageGrade?: AgeGrade | undefined;
  dateAdded?: LocalDay | undefined;
  dateUpdated?: LocalDay | undefined;
  /** An event's name. */
  highlight?: string | undefined;
}

/** The one badge of a list card, by the precedence of docs/product.md#card-highlights. Only entries with an ageGrade have birthdays. */
export function cardHighlight(
  entry: Highlightable,
  { today, release }: { today: LocalDay; release: number },
): Highlight | undefined {
  const stage = stageOf(entry, release);
  if (entry.ageGrade && birthdayIn(dayPartsOf(today).year, entry.ageGrade) === today) {
    return { kind: 'birthday', label: 'Birthday' };
  }
  if (stage === 'pipeline') return { kind: 'pipeline', label: STAGE_LABELS.pipeline };
  if (stage === 'next') return { kind: 'newRelease', label: STAGE_LABELS.next };
  if (isWithinDays(entry.dateAdded, today, CARD_BADGE_DAYS)) return { kind: 'new', label: 'New' };
  if (isWithinDays(entry.dateUpdated, today, CARD_BADGE_DAYS)) return { kind: 'updated', label: 'Updated' };
  const event = entry.highlight?.trim();
  return event ? { kind: 'event', label: event } : undefined;
}
