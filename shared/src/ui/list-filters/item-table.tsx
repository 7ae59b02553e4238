import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { keepScrollPosition } from '../../contract/keep-scroll-position';
import type { AgeInput } from '../../domain/age';
import { writeFilters } from '../../domain/list-filters/filter-params';
import type { ListDefinition, Listed } from '../../domain/list-filters/list-definition';
import type { Found } from '../../domain/list-filters/list-finder';
import styles from './item-table.module.css';

/** Rows that are in the document. */
const ROWS_PER_PAGE = 100; // docs/product.md#constants

/** The values that ages hang on. */
type When = Pick<AgeInput, 'today' | 'baseAge'>;

interface Column<Item> {
  heading: string;
  /** Running text, which may take more room than a word. */
  isText?: boolean;
  cell: (item: Item, when: When) => ReactNode;
}

export interface TableDefinition<Item> {
  nameOf: (item: Item) => string;
  labelOf?: (item: Item) => string | undefined;
  pathOf: (item: Item) => string;
  columns: readonly Column<Item>[];
}

interface ItemTableProps<Item extends Listed> extends TableDefinition<Item> {
  definition: ListDefinition<Item>;
  found: Found<Item>;
  when: When;
}

function Pages<Item extends Listed>({
  definition,
  found,
  page,
  pages,
}: Pick<ItemTableProps<Item>, 'definition' | 'found'> & { page: number; pages: number }) {
  const { search } = useLocation();
  const to = (other: number) => ({
    search: writeFilters(new URLSearchParams(search), { ...found.filters, page: other }, definition).toString(),
  });
  return (
    <nav className={styles.pages} aria-label="Pages of the table">
      {page > 1 && (
        <Link to={to(page - 1)} replace state={keepScrollPosition}>
          Previous rows
        </Link>
      )}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <Link to={to(page + 1)} replace state={keepScrollPosition}>
          Next rows
        </Link>
      )}
    </nav>
  );
}

/** A list as a table: what there is to compare, without pictures. A long one comes in pages. */
export function ItemTable<Item extends Listed>({
  definition,
  found,
  nameOf,
  labelOf,
  pathOf,
  columns,
  when,
}: ItemTableProps<Item>) {
  const pages = Math.ceil(found.items.length / ROWS_PER_PAGE);
  const page = Math.min(found.filters.page, pages);
  const rows = found.items.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  return (
    <div className={styles.block}>
      {/* On narrow screens the table moves sideways, the page does not. */}
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={`Table of ${definition.name}`}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {columns.map(({ heading, isText }) => (
                <th key={heading} scope="col" data-text={isText}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((item) => (
              <tr key={item.id}>
                <th scope="row">
                  <Link to={pathOf(item)} dir="auto">
                    {nameOf(item)}
                  </Link>
                  {labelOf?.(item) && <span dir="auto">{labelOf(item)}</span>}
                </th>
                {columns.map(({ heading, isText, cell }) => (
                  <td key={heading} data-text={isText} dir="auto">
                    {cell(item, when)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && <Pages definition={definition} found={found} page={page} pages={pages} />}
    </div>
  );
}
