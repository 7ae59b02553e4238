import { useSuspenseQuery } from '@tanstack/react-query';
import type { Listed } from '../../domain/list-filters/list-definition';
import { listChoicesQuery } from '../../queries/list-choices-query';
import { FilterChips } from './filter-chips';
import { FilterPanel, FiltersButton } from './filter-panel';
import type { ListToolsProps } from './list-tools';
import styles from './list-tools.module.css';
import { RandomItemLink } from './random-item-link';
import { useListFilters } from './use-list-filters';
import { ViewSwitch } from './view-switch';
import { WordsField } from './words-field';

/** The tools to find items in a list: words, view and chosen filters above it, and the panel beside it. */
export function Tools<Item extends Listed>(props: ListToolsProps<Item>) {
  const { tools, list, viewer, release, shown, params, onAsk, drawFirst } = props;
  const { definition, table } = tools;
  const forVisitors = useSuspenseQuery(listChoicesQuery(list, definition, release)).data;
  const [filters, change] = useListFilters(definition, { known: shown.filters, params, onAsk, meanwhile: drawFirst });
  const { items, count: all = items.length, groups = forVisitors.groups, facets = forVisitors.facets } = shown;
  const count = shown.filters && all;
  return (
    // Browsers must not tick boxes again on a reload: the address says what is chosen. Outside of a dialog, nothing is ever submitted.
    <form method="dialog" autoComplete="off" className={styles.tools} data-list-tools="">
      <div>
        <div data-bar="">
          <WordsField
            name={definition.name}
            words={filters.words}
            onWords={(words) => {
              if (words !== filters.words) change(() => ({ words }));
            }}
          />
          <FiltersButton filters={filters} />
          <ViewSwitch view={filters.view} onView={(view) => change(() => ({ view }))} />
          <RandomItemLink items={items} pathOf={table.pathOf} />
        </div>
        <FilterChips definition={definition} filters={filters} isEmpty={count === 0} onChange={change} />
      </div>
      <FilterPanel
        definition={definition}
        filters={filters}
        choices={{ groups, facets }}
        viewer={viewer}
        count={count}
        onChange={change}
      />
    </form>
  );
}
