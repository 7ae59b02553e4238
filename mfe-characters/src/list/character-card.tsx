import { paths } from '@otherfolk/shared/contract/paths';
import { cardHighlight } from '@otherfolk/shared/domain/card-highlight';
import { useContentVeil } from '@otherfolk/shared/hooks/use-content-veil';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import { Card } from '@otherfolk/shared/ui/card';
import { ContentVeil, VeiledCover } from '@otherfolk/shared/ui/content-veil';
import { HighlightBadge } from '@otherfolk/shared/ui/highlight-badge';
import { useAge } from '../base-age/use-age';
import { CompareTool } from '../collect/compare-tool';
import { ageFacts } from '../detail/age-facts';
import { listTexts } from '../texts/list';
import { CharacterCover } from './character-cover';

interface CharacterCardProps {
  entry: CharacterIndexEntry;
  /** The current release of the catalogue. */
  release: number;
  priority: 'first' | 'lazy';
  level?: 2 | 3;
  /** Stands above the rest of the text. */
  note?: string | undefined;
  /** First words about the person; not shown behind a veil. */
  hook?: string | undefined;
  /** Whether its life can be collected, to be compared with others; one that is withheld never can. */
  canCompare?: boolean;
}

export function CharacterCard({ entry, release, priority, level, note, hook, canCompare }: CharacterCardProps) {
  const age = useAge(entry);
  const rating = entry.contentRating;
  const veil = useContentVeil(rating, age);
  const facts = ageFacts(age);
  const highlight = cardHighlight(entry, { today: age.today, release });
  return (
    <Card
      to={paths.character(entry.coreId, entry.id)}
      title={entry.name}
      level={level}
      label={entry.variantLabel}
      themeColor={entry.themeColor}
      accentColor={entry.accentColor}
      cover={veil === 'shown' ? <CharacterCover entry={entry} priority={priority} /> : <VeiledCover />}
      badges={highlight && <HighlightBadge highlight={highlight} />}
    >
      {note && <p>{note}</p>}
      {hook && veil === 'shown' && <p dir="auto">{hook}</p>}
      {facts && <p>{listTexts.age(facts.age, facts.formula, facts.grade)}</p>}
      {veil !== 'shown' && <ContentVeil rating={rating} veil={veil} place="card" />}
      {canCompare && veil !== 'withheld' && <CompareTool entry={entry} />}
    </Card>
  );
}
