import { useState } from 'react';
import { Link } from 'react-router-dom';
import { closingLine } from '@otherfolk/shared/check/finding';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import { fetchFileOf } from '../files/fetch-file';
import { texts } from '../texts';
import tables from '../ui/table.module.css';
import type { CheckedFinding } from './check-catalogue';
import styles from './content-check.module.css';

/** More of them nobody mends at once. */
const MAX_SHOWN = 500;

type Check =
  | { state: 'not run' }
  | { state: 'running'; text: string }
  | { state: 'done'; findings: CheckedFinding[]; files: number }
  | { state: 'failed' };

function inWords(check: Check): string {
  if (check.state === 'running') return check.text;
  if (check.state === 'failed') return 'The catalogue could not be checked. Try again.';
  return check.state === 'done' ? `${closingLine(check.findings, check.files)}.` : '';
}

function Row({ finding }: { finding: CheckedFinding }) {
  const { severity, file, path, message, remedy, editor } = finding;
  return (
    <tr data-severity={severity}>
      <td>{severity}</td>
      <th scope="row">{editor ? <Link to={editor}>{file}</Link> : file}</th>
      <td>{path}</td>
      <td>{`${message}. ${remedy}.`}</td>
    </tr>
  );
}

function Findings({ findings }: { findings: CheckedFinding[] }) {
  return (
    <div className={tables.scroll}>
      <table className={styles.findings}>
        <thead>
          <tr>
            <th scope="col">{texts.check.severity}</th>
            <th scope="col">{texts.check.file}</th>
            <th scope="col">{texts.check.field}</th>
            <th scope="col">{texts.check.whatIsWrong}</th>
          </tr>
        </thead>
        <tbody>
          {findings.slice(0, MAX_SHOWN).map((finding, index) => (
            <Row key={index} finding={finding} />
          ))}
        </tbody>
      </table>
      {findings.length > MAX_SHOWN && <p>{texts.check.firstShown(MAX_SHOWN)}</p>}
    </div>
  );
}

/** Looks over the whole catalogue; each finding leads to its field. */
export function ContentCheck() {
  const [check, setCheck] = useState<Check>({ state: 'not run' });
  const today = useToday();
  const shell = useShellContext();
  const run = async () => {
    setCheck({ state: 'running', text: 'Reading…' });
    try {
      const [{ readCatalogue }, { checkCatalogue }] = await Promise.all([
        import(/* webpackChunkName: "check" */ './read-catalogue'),
        import(/* webpackChunkName: "check" */ './check-catalogue'),
      ]);
      const catalogue = await readCatalogue(fetchFileOf(shell), ({ read, known }) =>
        setCheck({ state: 'running', text: `Reading ${read} of ${known} files…` }),
      );
      setCheck({ state: 'done', findings: checkCatalogue(catalogue, today), files: catalogue.json.size });
    } catch (error) {
      console.warn('The catalogue could not be checked', error);
      setCheck({ state: 'failed' });
    }
  };
  return (
    <section className={styles.check} aria-labelledby="content-check">
      <h2 id="content-check">{texts.check.contentCheck}</h2>
      <button type="button" disabled={check.state === 'running'} onClick={() => void run()}>
        {texts.check.checkCatalogue}
      </button>
      <p role="status">{inWords(check)}</p>
      {check.state === 'done' && check.findings.length > 0 && <Findings findings={check.findings} />}
    </section>
  );
}
