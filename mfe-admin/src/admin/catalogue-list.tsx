import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { longDate } from '@otherfolk/shared/domain/day-text';
import { useItemLists } from '@otherfolk/shared/hooks/use-item-lists';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { Loading } from '@otherfolk/shared/ui/loading';
import { unlistedQuery } from '../references/unlisted-query';
import { useChoices } from '../references/use-choices';
import { type Status, STATUS_LABELS, STATUSES } from '../status/item-status';
import { texts } from '../texts';
import tables from '../ui/table.module.css';
import styles from './admin-page.module.css';
import { entriesOf, type Entry, ENTRY_KINDS, ENTRY_NOUNS, type EntryKind } from './entries';
import { ENTRY_ORDERS, type EntryFilter, type EntryOrder, findEntries } from './find-entries';

/** Rows that are drawn before the rest is asked for: a list of thousands is searched, not read. */
const SHOWN_AT_FIRST = 200;

function Row({ entry: { kind, status, id, name, label, releaseAt, links } }: { entry: Entry }) {
  return (
    <tr>
      <th scope="row">
        <Link to={links[0].to}>{name}</Link>
        {releaseAt && <small>{` ${texts.admin.outOn(longDate(releaseAt))}`}</small>}
      </th>
      <td>{ENTRY_NOUNS[kind]}</td>
      <td className={styles.status} data-status={status}>
        {status && STATUS_LABELS[status]}
      </td>
      <td>{label}</td>
      <td>
        <code>{id}</code>
      </td>
      {links.map(({ to, text }) => (
        <td key={to} colSpan={links.length === 1 ? 2 : undefined} className={styles.edit}>
          <Link to={to}>{text}</Link>
        </td>
      ))}
    </tr>
  );
}

const EMPTY: readonly never[] = [];

/** Everything that can be edited; undefined until the characters are there. */
function useEntries(): Entry[] | undefined {
  const isThere = useQuery(characterIndexQuery).data !== undefined;
  const lists = useItemLists();
  const families = useChoices('family') ?? EMPTY;
  const { data: unlisted = EMPTY } = useQuery(unlistedQuery);
  const release = useQuery(siteQuery).data?.currentRelease;
  const today = useToday();
  return useMemo(
    () => (isThere && release !== undefined ? entriesOf({ lists, families, unlisted }, { today, release }) : undefined),
    [isThere, lists, families, unlisted, today, release],
  );
}

/** Everything of the catalogue that can be edited, to be searched, sorted and narrowed down to a kind. */
export function CatalogueList() {
  const entries = useEntries();
  const [filter, setFilter] = useState<EntryFilter>({});
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<EntryOrder>('name');
  const [isWhole, setWhole] = useState(false);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => findEntries(entries ?? [], wanted, order, filter), [entries, wanted, order, filter]);
  if (!entries) return <Loading />;
  const shown = isWhole ? found : found.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-label={texts.admin.entriesOfCatalogue}>
      <div className={styles.controls}>
        <label>
          {texts.admin.search}
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <label>
          {texts.admin.kind}
          <select
            value={filter.kind ?? ''}
            onChange={({ target }) => setFilter({ ...filter, kind: (target.value || undefined) as EntryKind })}
          >
            <option value="">{texts.admin.all}</option>
            {Object.entries(ENTRY_KINDS).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.admin.status}
          <select
            value={filter.status ?? ''}
            onChange={({ target }) => setFilter({ ...filter, status: (target.value || undefined) as Status })}
          >
            <option value="">{texts.admin.all}</option>
            {STATUSES.map((each) => (
              <option key={each} value={each}>
                {STATUS_LABELS[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.admin.sortBy}
          <select value={order} onChange={(event) => setOrder(event.target.value as EntryOrder)}>
            {Object.entries(ENTRY_ORDERS).map(([key, { label }]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{texts.admin.entries(found.length)}</p>
      </div>
      <div className={tables.scroll}>
        <table className={`${tables.quietHead} ${styles.entries}`}>
          <thead>
            <tr>
              <th scope="col">{texts.admin.name}</th>
              <th scope="col">{texts.admin.kind}</th>
              <th scope="col">{texts.admin.status}</th>
              <th scope="col">{texts.admin.label}</th>
              <th scope="col">{texts.admin.id}</th>
              <th scope="col" colSpan={2}>
                {texts.admin.edit}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <Row key={`${entry.kind} ${entry.id}`} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < found.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {texts.admin.showAll(found.length)}
        </button>
      )}
    </section>
  );
}
