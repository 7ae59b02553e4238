import { useId } from 'react';
import type { ListFilters } from '../../domain/list-filters/list-filters';
import { setCompact, useIsCompact } from '../../storage/compact-cards';

const VIEWS = [
  ['grid', 'Grid'],
  ['table', 'Table'],
] as const;

interface ViewSwitchProps {
  view: ListFilters['view'];
  onView: (view: ListFilters['view']) => void;
}

/** Cards, in two columns on a phone where somebody wants that, or a table. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const name = useId();
  const isCompact = useIsCompact();
  return (
    <fieldset>
      <legend className="visually-hidden">View</legend>
      {VIEWS.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={view === value} onChange={() => onView(value)} />
          <span>{label}</span>
        </label>
      ))}
      {view === 'grid' && (
        <label data-phone>
          <input type="checkbox" checked={isCompact} onChange={({ target }) => setCompact(target.checked)} />
          <span>Compact</span>
        </label>
      )}
    </fieldset>
  );
}
