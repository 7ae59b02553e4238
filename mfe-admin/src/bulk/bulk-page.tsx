import { useState } from 'react';
import type { ItemFolder } from '@otherfolk/shared/kinds';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { usePlannedChange } from '../review/use-planned-change';
import { texts } from '../texts';
import { ListLink } from '../ui/list-link';
import styles from './bulk.module.css';
import { bulkPlan } from './bulk-plan';
import { BULK_LISTS, useChosenItems } from './chosen-items';
import { ChosenTags } from './chosen-tags';
import { OperationForm } from './operation-form';

/** Names that are drawn before the rest is counted. */
const SHOWN = 60;

/** `/admin/bulk`: items that a query of the lists finds, and one change of all of them. */
export function BulkPage() {
  const { list, setList, filters, change, items, total, tags } = useChosenItems();
  const { propose, element } = usePlannedChange();
  const [words, setWords] = useState(filters.words);
  return (
    <div className={styles.bulk}>
      <UnlistedMeta title={texts.bulk.editManyAtOnce} />
      <header>
        <h1>{texts.bulk.editManyAtOnce}</h1>
        <ListLink />
      </header>
      <section aria-labelledby="bulk-which">
        <h2 id="bulk-which">{texts.bulk.whichItems}</h2>
        <div className={styles.controls}>
          <label>
            {texts.bulk.list}
            <select value={list} onChange={({ target }) => setList(target.value as ItemFolder)}>
              {Object.entries(BULK_LISTS).map(([each, label]) => (
                <option key={each} value={each}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            {texts.bulk.search}
            <input
              type="search"
              value={words}
              onChange={({ target }) => {
                setWords(target.value);
                change({ words: target.value });
              }}
            />
          </label>
          <ChosenTags tags={tags} chosen={filters.tags} onChange={(chosen) => change({ tags: chosen })} />
        </div>
        <p role="status">{texts.bulk.chosen(items.length, total)}</p>
        <p className={styles.hint}>{texts.bulk.filtersHint}</p>
        <ul className={styles.names}>
          {items.slice(0, SHOWN).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {items.length > SHOWN && <li>{texts.bulk.andMore(items.length - SHOWN)}</li>}
        </ul>
      </section>
      <section aria-labelledby="bulk-what">
        <h2 id="bulk-what">{texts.bulk.whatToChange}</h2>
        <OperationForm
          tags={tags}
          hasRating={list !== 'locations'}
          isDisabled={items.length === 0}
          onSubmit={(operation, summary) =>
            void propose({
              title: summary,
              plan: (catalogue, leftOut) =>
                bulkPlan(catalogue, { paths: items.map(({ path }) => path), operation, summary }, leftOut),
            })
          }
        />
      </section>
      {element}
    </div>
  );
}
