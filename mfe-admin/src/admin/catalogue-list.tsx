import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CharacterIndexEntry } from '@otherfolk/shared/catalogue/schemas/character-index';
import { paths } from '@otherfolk/shared/contract/paths';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { Loading } from '@otherfolk/shared/ui/loading';
import tables from '../ui/table.module.css';
import styles from './admin-page.module.css';
import { ENTRY_ORDERS, type EntryOrder, findEntries } from './find-entries';

/** Rows that are drawn before the rest is asked for: a list of thousands is searched, not read. */
const SHOWN_AT_FIRST = 200;

function Row({ entry: { id, coreId, name, variantLabel } }: { entry: CharacterIndexEntry }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{variantLabel}</td>
      <td>
        <code>{id}</code>
      </td>
      <td>
        <Link to={paths.editCharacter(coreId)}>Edit Character</Link>
      </td>
      <td>
        <Link to={paths.editVariant(id)}>Edit Variant</Link>
      </td>
    </tr>
  );
}

/** Every character entry of the catalogue, to be searched and sorted. */
export function CatalogueList() {
  const { data, isPending } = useQuery(characterIndexQuery);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<EntryOrder>('name');
  const [isWhole, setWhole] = useState(false);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => findEntries(data ?? [], wanted, order), [data, wanted, order]);
  if (isPending) return <Loading />;
  const shown = isWhole ? found : found.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-label="Character entries">
      <div className={styles.controls}>
        <label>
          Search
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <label>
          Sort by
          <select value={order} onChange={(event) => setOrder(event.target.value as EntryOrder)}>
            {Object.entries(ENTRY_ORDERS).map(([key, { label }]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p role="status">
          {found.length} {found.length === 1 ? 'entry' : 'entries'}
        </p>
      </div>
      <div className={tables.scroll}>
        <table className={tables.quietHead}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Label</th>
              <th scope="col">Id</th>
              <th scope="col" colSpan={2}>
                Edit
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < found.length && (
        <button type="button" onClick={() => setWhole(true)}>
          Show all {found.length}
        </button>
      )}
    </section>
  );
}
