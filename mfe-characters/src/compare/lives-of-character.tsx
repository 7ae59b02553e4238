import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { BaseAgeControl } from '../base-age/base-age-control';
import type { LoadedProps } from '../detail/loaded-page';
import { compareTexts } from '../texts/compare';
import { ChoiceBoxes } from './choice-boxes';
import styles from './compare.module.css';
import type { ComparedLife } from './compared-life';
import { livesQuery } from './lives-queries';
import { LivesTable } from './lives-table';
import { groupsOf, ROW_CHOICES, ROW_IDS } from './row-groups';
import { useChoice } from './use-choice';

const texts = compareTexts.character;

const headOf = ({ coreId, id, label }: ComparedLife) => <Link to={paths.character(coreId, id)}>{label}</Link>;

/** All lives of a character that the viewer may see, in one table. */
export function LivesOfCharacter({ characterId, viewer, site }: LoadedProps) {
  const request = { viewer, release: site.currentRelease };
  const { id, name, core, lives, unread } = useSuspenseQuery(livesQuery(characterId, request)).data;
  const [chosen, choose] = useChoice({ lives: lives.map((life) => life.id), rows: ROW_IDS });
  const drawn = useDeferredValue(JSON.stringify(chosen));
  const shown = useMemo(() => {
    const drawnNow = JSON.parse(drawn) as typeof chosen;
    return { lives: lives.filter((life) => drawnNow.lives.includes(life.id)), groups: groupsOf(drawnNow.rows) };
  }, [drawn, lives]);
  const isAlone = lives.length === 1;
  const title = texts.title(name, site.name);
  return (
    <>
      {isAlone ? (
        <UnlistedMeta title={title} />
      ) : (
        <PageMeta title={title} description={texts.description(lives.length, name)} path={paths.lives(id)} />
      )}
      <h1>{texts.heading(name)}</h1>
      <p className={styles.lead}>
        <span>{isAlone ? texts.alone(name) : texts.count(lives.length)}</span>
        <span>{` ${texts.lead} `}</span>
        <Link to={paths.character(id)}>{texts.back(name)}</Link>
      </p>
      {unread.length > 0 && <p role="status">{texts.unread(unread)}</p>}
      <div className={styles.tools}>
        <BaseAgeControl />
        <details>
          <summary>{texts.choose}</summary>
          <ChoiceBoxes
            legend={compareTexts.lives}
            all={lives.map((life) => [life.id, life.label])}
            chosen={chosen.lives}
            onChoose={(wanted) => choose({ lives: wanted })}
          />
          <ChoiceBoxes
            legend={compareTexts.rows}
            all={ROW_CHOICES}
            chosen={chosen.rows}
            onChoose={(wanted) => choose({ rows: wanted })}
          />
        </details>
      </div>
      <LivesTable label={texts.heading(name)} {...shown} core={core} headOf={headOf} />
    </>
  );
}
