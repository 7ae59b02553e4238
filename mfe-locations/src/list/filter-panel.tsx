import { STAGE_LABELS } from '@otherfolk/shared/domain/card-highlight';
import { type Tag, tagKey } from '@otherfolk/shared/domain/tags';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import styles from './filter-panel.module.css';
import { ALL_STAGES, type LocationFilters, mayShowHidden, stageChoices, type StageFilter } from './location-filters';
import type { TagGroup } from './tag-groups';

const PANEL_ID = 'location-filters';

const labels: Record<StageFilter, string> = {
  [ALL_STAGES]: 'All',
  ...STAGE_LABELS,
  published: 'Published',
}; // docs/product.md#filters-of-locations

interface FilterPanelProps {
  filters: LocationFilters;
  groups: TagGroup[];
  viewer: Viewer;
  onChange: (change: Partial<LocationFilters>) => void;
}

function TagChoices({
  group: { name, tags },
  filters,
  onChange,
}: Omit<FilterPanelProps, 'groups' | 'viewer'> & { group: TagGroup }) {
  const selected = new Set(filters.tags.map(tagKey));
  const toggle = (tag: Tag) => {
    const others = filters.tags.filter((each) => tagKey(each) !== tagKey(tag));
    onChange({ tags: selected.has(tagKey(tag)) ? others : [...others, tag] });
  };
  return (
    <details className={styles.group}>
      <summary>{name}</summary>
      <fieldset>
        <legend className="visually-hidden">{name}</legend>
        {tags.map((tag) => (
          <label key={tagKey(tag)}>
            <input type="checkbox" checked={selected.has(tagKey(tag))} onChange={() => toggle(tag)} /> {tag.name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** The filters of the list: beside it on wide screens, a sheet that opens over it on narrow ones. */
export function FilterPanel({ filters, groups, viewer, onChange }: FilterPanelProps) {
  const choices = stageChoices(viewer);
  const stage = choices.includes(filters.stage) ? filters.stage : ALL_STAGES;
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={PANEL_ID}>
        Filters
      </button>
      <aside id={PANEL_ID} popover="auto" className={styles.panel} aria-label="Filters">
        {mayShowHidden(viewer) && (
          <label>
            <input
              type="checkbox"
              checked={filters.showHidden}
              onChange={(event) => onChange({ showHidden: event.target.checked })}
            />{' '}
            Show Hidden
          </label>
        )}
        {choices.length > 0 && (
          <label className={styles.choice}>
            Stage Filter
            <select value={stage} onChange={(event) => onChange({ stage: event.target.value as StageFilter })}>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {labels[choice]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={styles.choice}>
          Sort by
          <select defaultValue="name">
            <option value="name">Name A–Z</option>
          </select>
        </label>
        {groups.map((group) => (
          <TagChoices key={group.name} group={group} filters={filters} onChange={onChange} />
        ))}
        <button type="button" onClick={() => onChange({ tags: [], stage: ALL_STAGES, showHidden: false })}>
          Reset All Filters
        </button>
        <button type="button" className={styles.close} popoverTarget={PANEL_ID} popoverTargetAction="hide">
          Done
        </button>
      </aside>
    </>
  );
}
