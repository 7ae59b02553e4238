import { useCallback, useMemo } from 'react';
import { mayShowHidden } from '../../domain/list-filters/facets';
import type { ListDefinition, Listed } from '../../domain/list-filters/list-definition';
import {
  countFilters,
  type ListFilters,
  type TagState,
  withoutFilters,
  withTag,
} from '../../domain/list-filters/list-filters';
import type { Choices, CountedFacet } from '../../domain/list-filters/list-finder';
import { type Tag, tagKey } from '../../domain/tags';
import type { Viewer } from '../../domain/viewer';
import { useDrawnLater } from '../../hooks/use-drawn-later';
import { FacetChoices } from './facet-choices';
import styles from './filter-panel.module.css';
import { TagChoices } from './tag-choices';
import type { ChangeFilters } from './use-list-filters';

const PANEL_ID = 'list-filters';

/** Opens the sheet on narrow screens. */
export function FiltersButton({ filters }: { filters: ListFilters }) {
  const count = countFilters(filters);
  return (
    <button type="button" popoverTarget={PANEL_ID}>
      {`Filters${count > 0 ? ` (${count})` : ''}`}
    </button>
  );
}

interface FilterPanelProps<Item extends Listed> {
  definition: ListDefinition<Item>;
  filters: ListFilters;
  choices: Choices;
  viewer: Viewer;
  /** How many items the filters leave, where it is known. */
  count: number | undefined;
  onChange: ChangeFilters;
}

/** The states of the tags of each group; groups in which nothing is set share one that is empty. */
function statesOf({ tags, not }: ListFilters): (group: string) => ReadonlyMap<string, TagState> {
  const groups = new Map<string, Map<string, TagState>>();
  const set = (tag: Tag, state: TagState) =>
    groups.set(tag.group, (groups.get(tag.group) ?? new Map<string, TagState>()).set(tagKey(tag), state));
  tags.forEach((tag) => set(tag, 'included'));
  not.forEach((tag) => set(tag, 'excluded'));
  return (group) => groups.get(group) ?? NO_STATES;
}

const NO_STATES: ReadonlyMap<string, TagState> = new Map();
const NOTHING: readonly string[] = [];

/** The filters of a list: beside it on wide screens, a sheet that opens over it on narrow ones. */
export function FilterPanel<Item extends Listed>({
  definition,
  filters,
  choices: { groups, facets },
  viewer,
  count,
  onChange,
}: FilterPanelProps<Item>) {
  const { orders, hasHidden } = definition;
  // A hundred boxes, which nobody who opens a list waits for.
  const isDrawn = useDrawnLater(PANEL_ID) !== undefined;
  const states = useMemo(() => statesOf(filters), [filters]);
  const setTag = useCallback((tag: Tag, state: TagState) => onChange((now) => withTag(now, tag, state)), [onChange]);
  const choicesOf = (facet: CountedFacet) => (
    <FacetChoices
      key={facet.param}
      facet={facet}
      chosen={filters.choices[facet.param] ?? NOTHING}
      onChange={onChange}
    />
  );
  return (
    <aside id={PANEL_ID} className={styles.panel} popover="auto" aria-label="Filters">
      <div>
        {hasHidden && mayShowHidden(viewer) && (
          <label>
            <input
              type="checkbox"
              checked={filters.showHidden}
              onChange={({ target }) => onChange(() => ({ showHidden: target.checked }))}
            />{' '}
            Show Hidden
          </label>
        )}
        <label>
          Sort by
          <select
            name="sort"
            value={filters.order || orders[0].value}
            onChange={({ target: { value } }) => onChange(() => ({ order: value === orders[0].value ? '' : value }))}
          >
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {isDrawn && (
          <>
            {facets.filter(({ shape }) => shape !== 'group').map(choicesOf)}
            <div>
              {groups.map((group) => (
                <TagChoices key={group.group} group={group} states={states(group.group)} onState={setTag} />
              ))}
              {facets.filter(({ shape }) => shape === 'group').map(choicesOf)}
            </div>
          </>
        )}
      </div>
      <div data-ends="">
        <button type="button" onClick={() => onChange(withoutFilters)}>
          Reset All Filters
        </button>
        <button type="button" popoverTarget={PANEL_ID} popoverTargetAction="hide">
          {`Done${count !== undefined ? `, ${count} ${count === 1 ? 'item' : 'items'}` : ''}`}
        </button>
      </div>
    </aside>
  );
}
