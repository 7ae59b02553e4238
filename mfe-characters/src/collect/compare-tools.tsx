import { displayedName } from '@otherfolk/shared/domain/merge';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import type { MergedCharacter } from '../merged-character';
import { CompareBar } from './compare-bar';
import { CompareButton } from './compare-button';

export interface CompareToolProps {
  /** The life of a page. */
  life?: MergedCharacter;
  /** The life of a card. */
  entry?: CharacterIndexEntry;
}

const nameOf = (name: string, label: string | undefined) => [name, label].filter(Boolean).join(', ');

/** The button for the life that is given; without one, the bar that shows what has been collected. */
export function CompareTools({ life, entry }: CompareToolProps) {
  if (life)
    return <CompareButton id={life.variantId} name={nameOf(displayedName(life), life.variantLabel)} place="page" />;
  if (entry) return <CompareButton id={entry.id} name={nameOf(entry.name, entry.variantLabel)} place="card" />;
  return <CompareBar />;
}
