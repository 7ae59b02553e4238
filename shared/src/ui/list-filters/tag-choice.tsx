import { type KeyboardEvent, memo, useId } from 'react';
import type { TagState } from '../../domain/list-filters/list-filters';
import type { Tag } from '../../domain/tags';

interface Choice {
  tag: Tag;
  state: TagState;
  onState: (tag: Tag, state: TagState) => void;
}

/** Presses a button, and no check box. */
const PRESS_KEY = 'Enter';

const pressOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== PRESS_KEY) return;
  event.preventDefault();
  event.currentTarget.click();
};

// Counts change with every press on any value: the controls beside them do not.

const Include = memo(function Include({ tag, state, onState, countId }: Choice & { countId: string }) {
  return (
    <label>
      <input
        type="checkbox"
        aria-describedby={countId}
        checked={state === 'included'}
        onChange={(event) => onState(tag, event.target.checked ? 'included' : 'free')}
      />
      <span dir="auto">{tag.name}</span>
    </label>
  );
});

const Exclude = memo(function Exclude({ tag, state, onState }: Choice) {
  const isExcluded = state === 'excluded';
  return (
    <input
      type="checkbox"
      role="button"
      aria-label={`Exclude ${tag.name}`}
      title={`Exclude ${tag.name}`}
      aria-pressed={isExcluded}
      checked={isExcluded}
      onChange={(event) => onState(tag, event.target.checked ? 'excluded' : 'free')}
      onKeyDown={pressOnEnter}
    />
  );
});

/**
 * A tag that can be wanted or unwanted, and how many items it would leave. Both are check boxes for the browser, so that what is
 * pressed before the scripts have arrived is not lost; the second is a button for whoever listens.
 */
export const TagChoice = memo(function TagChoice({ count, ...choice }: Choice & { count: number }) {
  const countId = useId();
  return (
    <li data-state={choice.state} data-none={count === 0 || undefined}>
      <Include {...choice} countId={countId} />
      <span id={countId}>
        <span>{count}</span>
        <span className="visually-hidden">{count === 1 ? ' item' : ' items'}</span>
      </span>
      <Exclude {...choice} />
    </li>
  );
});
