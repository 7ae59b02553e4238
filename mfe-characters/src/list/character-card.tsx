import { paths } from '@otherfolk/shared/contract/paths';
import type { CharacterIndexEntry } from '@otherfolk/shared/catalogue/schemas/character-index';
import { ageText, calculatedAge, MISSING, type AgeInput } from '@otherfolk/shared/domain/age';
import { DEFAULT_AGE_FORMULA } from '@otherfolk/shared/domain/age-formula';
import { cardHighlight } from '@otherfolk/shared/domain/card-highlight';
import { gradeOf } from '@otherfolk/shared/domain/grade';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useBaseAge } from '@otherfolk/shared/page/use-base-age';
import { useToday } from '@otherfolk/shared/page/use-today';
import { useViewer } from '@otherfolk/shared/session';
import { Card } from '@otherfolk/shared/ui/card';
import { HighlightBadge } from '@otherfolk/shared/ui/highlight-badge';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { characterPageQuery } from '../detail/character-page-query';
import { CharacterCover } from './character-cover';

interface CharacterCardProps {
  entry: CharacterIndexEntry;
  priority: 'first' | 'lazy';
}

export function CharacterCard({ entry, priority }: CharacterCardProps) {
  const { currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const client = useQueryClient();
  const viewer = useViewer();
  const [baseAge] = useBaseAge();
  const today = useToday();
  const age: AgeInput = { ageGrade: entry.ageGrade, ageless: entry.ageless, baseAge, today };
  const formula = entry.ageGrade?.ageFormula?.trim() || DEFAULT_AGE_FORMULA;
  const highlight = cardHighlight(entry, { today, release });
  const page = characterPageQuery({ characterId: entry.coreId, variantId: entry.id, viewer, release });
  return (
    <Card
      to={paths.character(entry.coreId, entry.id)}
      title={entry.name}
      label={entry.variantLabel}
      themeColor={entry.themeColor}
      accentColor={entry.accentColor}
      cover={<CharacterCover entry={entry} priority={priority} />}
      badges={highlight && <HighlightBadge highlight={highlight} />}
      onIntent={() => void client.prefetchQuery(page)}
    >
      <p>
        Age: {ageText(age)} ({formula}) • {entry.ageless ? MISSING : gradeOf(calculatedAge(age))}
      </p>
    </Card>
  );
}
