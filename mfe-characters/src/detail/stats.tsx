import { Suspense } from 'react';
import type { AgeInput } from '@otherfolk/shared/domain/age';
import { recordRows } from '@otherfolk/shared/domain/record-rows';
import { Image } from '@otherfolk/shared/ui/image/image';
import { Tags } from '@otherfolk/shared/ui/tags';
import { TermRows } from '@otherfolk/shared/ui/term-rows';
import { BaseAgeControl } from '../base-age/base-age-control';
import type { MergedCharacter } from '../merged-character';
import { detailTexts } from '../texts/detail';
import { termTexts } from '../texts/terms';
import { statGroups } from './stat-groups';
import styles from './stats.module.css';

/** Body, age, tags and record of a character; what hangs on the base age follows it at once. */
export function Stats({ character, age }: { character: MergedCharacter; age: AgeInput }) {
  const avatar = character.images?.avatar;
  const record = recordRows(character.recordInfo);
  return (
    <div className={styles.stats}>
      {avatar && <Image kind="avatar" file={avatar} alt="" sizes="112px" className={styles.portrait} />}
      {statGroups(character, age).map(({ heading, rows }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <TermRows rows={rows} />
          {heading === termTexts.age && <BaseAgeControl />}
        </section>
      ))}
      {character.tags.length > 0 && (
        <section>
          <h3>{termTexts.tags}</h3>
          <Suspense fallback={null}>
            <Tags tags={character.tags} />
          </Suspense>
        </section>
      )}
      {record.length > 0 && (
        <section className={styles.record}>
          <h3>{detailTexts.record}</h3>
          <TermRows rows={record} />
        </section>
      )}
    </div>
  );
}
