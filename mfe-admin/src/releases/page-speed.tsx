import { useState } from 'react';
import { forgetPageLoads, type PageLoad } from '@otherfolk/shared/storage/page-loads';
import { texts } from '../texts';
import tables from '../ui/table.module.css';
import styles from './releases.module.css';
import { speedRows } from './speed-rows';

const { releases } = texts;

const HEADS = [
  releases.kindOfPage,
  releases.deployment,
  releases.loads,
  releases.load,
  releases.lcp,
  releases.inp,
  releases.cls,
  releases.failures,
];

const inMs = (ms: number | undefined) => (ms === undefined ? releases.notMeasured : releases.milliseconds(ms));

interface PageSpeedProps {
  loads: readonly PageLoad[];
  /** The release of the shell that has a script, by the script's name; undefined of an earlier shell. */
  shellOf: (script: string) => string | undefined;
}

/** How the last pages were in this browser. */
export function PageSpeed({ loads, shellOf }: PageSpeedProps) {
  const [forgotten, setForgotten] = useState<readonly PageLoad[]>();
  const shown = loads === forgotten ? [] : loads;
  const forget = () => {
    forgetPageLoads();
    setForgotten(loads);
  };
  return (
    <section className={styles.speed} aria-labelledby="speed">
      <h2 id="speed">{releases.speed}</h2>
      <p>{releases.speedNote}</p>
      {shown.length === 0 ? (
        <p>{releases.noLoads}</p>
      ) : (
        <>
          {/* Wider than a phone, it is scrolled by keys, too. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={tables.scroll} tabIndex={0} role="group" aria-labelledby="speed">
            <table className={tables.quietHead}>
              <thead>
                <tr>
                  {HEADS.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {speedRows(shown).map(({ shell, page, loads: count, load, lcp, inp, cls, failed }) => (
                  <tr key={`${shell} ${page}`}>
                    <th scope="row">{page}</th>
                    <td>{shellOf(shell) ?? releases.olderShell}</td>
                    <td>{count}</td>
                    <td>{inMs(load)}</td>
                    <td>{inMs(lcp)}</td>
                    <td>{inMs(inp)}</td>
                    <td>{cls === undefined ? releases.notMeasured : releases.shift(cls)}</td>
                    <td>{failed.length > 0 ? failed.join(', ') : releases.notMeasured}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <button type="button" onClick={forget}>
            {releases.forget}
          </button>
        </>
      )}
    </section>
  );
}
