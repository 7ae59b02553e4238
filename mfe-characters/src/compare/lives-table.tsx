import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { ContentVeil } from '@otherfolk/shared/ui/content-veil';
import { Image } from '@otherfolk/shared/ui/image/image';
import { compareTexts } from '../texts/compare';
import styles from './compare.module.css';
import type { ComparedContent, ComparedLife } from './compared-life';
import { LifeCell } from './life-cell';
import { tableRows } from './table-rows';
import { useVeils } from './use-veils';
import { useWhen } from './use-when';

interface LivesTableProps {
  label: string;
  lives: readonly ComparedLife[];
  groups: readonly string[];
  /** The core of all the lives, as in tableRows. */
  core?: ComparedContent;
  /** The content of the head of a column, in place of the label of the life. */
  headOf: (life: ComparedLife) => ReactNode;
}

/** Lives side by side, a column each. On narrow screens the table moves within its own place, the page does not. */
export function LivesTable({ label, lives, groups, core, headOf }: LivesTableProps) {
  const when = useWhen();
  const { baseAge, today } = when;
  const veils = useVeils(lives, when);
  const shown = lives.filter(({ id }) => veils.get(id) === 'shown');
  const shownIds = shown.map(({ id }) => id).join();
  const rows = useMemo(() => {
    const ids = shownIds.split(',');
    return tableRows({ lives: lives.filter(({ id }) => ids.includes(id)), groups, when: { baseAge, today }, core });
  }, [lives, shownIds, groups, baseAge, today, core]);
  const rests = useMemo(
    () =>
      new Map(
        lives.map(({ id, coreId, label: name }) => [
          id,
          <p key={id}>
            <Link to={paths.character(coreId, id)}>{compareTexts.readOn(name)}</Link>
          </p>,
        ]),
      ),
    [lives],
  );
  return (
    <div className={styles.scroller}>
      <table aria-label={label} data-columns={lives.length}>
        <colgroup>
          <col />
          {lives.map(({ id }) => (
            <col key={id} data-life />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td />
            {lives.map((life) => {
              const veil = veils.get(life.id) ?? 'shown';
              return (
                <th key={life.id} scope="col">
                  {veil === 'shown' && life.avatar && <Image kind="avatar" file={life.avatar} alt="" sizes="48px" />}
                  {headOf(life)}
                  {veil !== 'shown' && <ContentVeil rating={life.rating} veil={veil} place="page" />}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, heading, cells, isSame }, index) => (
            <tr key={key} data-same={isSame || undefined}>
              <th scope="row">{heading}</th>
              {lives.map(({ id }) => {
                const cell = cells.get(id);
                if (cell) return <LifeCell key={id} {...cell} rest={rests.get(id)} />;
                return index === 0 && <td key={id} rowSpan={rows.length} data-veiled />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
