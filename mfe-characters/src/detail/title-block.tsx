import { useSuspenseQuery } from '@tanstack/react-query';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { Badge, type BadgeTone } from '@otherfolk/shared/ui/badge';
import { RecordInfo } from '@otherfolk/shared/ui/record-info';
import type { MergedCharacter } from '../merged-character';
import { detailTexts } from '../texts/detail';
import { ownWords } from './own-words';
import { type PageBadge, pageBadges } from './page-badges';
import styles from './title-block.module.css';

const texts = detailTexts.badges;

const tones: Record<PageBadge, BadgeTone> = {
  [texts.character]: 'plain',
  [texts.pipeline]: 'grey',
  [texts.nextRelease]: 'blue',
  [texts.added]: 'brass',
  [texts.updated]: 'brass',
};

interface TitleBlockProps {
  character: MergedCharacter;
  name: string;
  /** A page has one heading of the first level. */
  Heading?: 'h1' | 'h2' | undefined;
}

export function TitleBlock({ character, name, Heading = 'h1' }: TitleBlockProps) {
  const { currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const words = ownWords(character);
  const badges = pageBadges(character.recordInfo ?? {}, { today: useToday(), release });
  return (
    <header className={styles.block}>
      <Heading dir="auto">{name}</Heading>
      {character.variantLabel && (
        <p className={styles.label} dir="auto">
          {character.variantLabel}
        </p>
      )}
      {words && (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
      <div className={styles.facts}>
        <p>
          {badges.map((badge) => (
            <Badge key={badge} tone={tones[badge]}>
              {badge}
            </Badge>
          ))}
        </p>
        <RecordInfo record={character.recordInfo} />
      </div>
    </header>
  );
}
