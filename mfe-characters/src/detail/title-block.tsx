import { contentRatingName } from '@otherfolk/shared/domain/content-rating';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useToday } from '@otherfolk/shared/page/use-today';
import { Badge, type BadgeTone } from '@otherfolk/shared/ui/badge';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { MergedCharacter } from '@otherfolk/shared/catalogue/merged-character';
import { pageBadges, type PageBadge } from './page-badges';
import styles from './title-block.module.css';

const tones: Record<PageBadge, BadgeTone> = {
  Character: 'plain',
  Pipeline: 'grey',
  'Next Release': 'blue',
  New: 'brass',
  Updated: 'brass',
};

/** The record of an item in words, each part only where the file has it. */
function recordRows({ recordInfo = {} }: Pick<MergedCharacter, 'recordInfo'>): [string, string | number][] {
  const { contentRating, dateAdded, dateUpdated, version, modelName } = recordInfo;
  const rows: [string, string | number | undefined][] = [
    ['Rating', contentRating === undefined ? undefined : contentRatingName(contentRating)],
    ['Added', dateAdded],
    ['Updated', dateUpdated],
    ['Version', version],
    ['Model', modelName],
  ];
  return rows.filter((row): row is [string, string | number] => row[1] !== undefined && row[1] !== '');
}

export function TitleBlock({ character, name }: { character: MergedCharacter; name: string }) {
  const { currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const badges = pageBadges(character.recordInfo ?? {}, { today: useToday(), release });
  const rows = recordRows(character);
  return (
    <header className={styles.block}>
      <h1>{name}</h1>
      {character.variantLabel && <p className={styles.label}>{character.variantLabel}</p>}
      <p className={styles.badges}>
        {badges.map((badge) => (
          <Badge key={badge} tone={tones[badge]}>
            {badge}
          </Badge>
        ))}
      </p>
      {rows.length > 0 && (
        <dl className={styles.record}>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
}
