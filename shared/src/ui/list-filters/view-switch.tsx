import { useId } from 'react';
import type { ListFilters } from '../../domain/list-filters/list-filters';

const VIEWS = [
  ['grid', 'Grid'],
  ['table', 'Table'],
] as const;

interface ViewSwitchProps {
  view: ListFilters['view'];
  onView: (view: ListFilters['view']) => void;
}

/** Cards, or a table. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">View</legend>
      {VIEWS.map(([value, label]) => (
        <label key={value}>
          <input type="radio" autoComplete="off" name={name} checked={view === value} onChange={() => onView(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
