import { type KeyboardEvent, memo, useId } from 'react';
import type { TagState } from '../../domain/list-filters/list-filters';
import type { Tag } from '../../domain/tags';

interface TagChoiceProps {
  tag: Tag;
  /** How many items it would leave. */
  count: number;
  state: TagState;
  onState: (tag: Tag, state: TagState) => void;
}

const pressOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
};

/**
 * A tag that can be wanted or unwanted. Both are check boxes for the browser, so that what is pressed before the scripts have
 * arrived is not lost; the second is a button for whoever listens. Browsers must not tick them again on a reload: the address
 * says what is chosen.
 */
export const TagChoice = memo(function TagChoice({ tag, count, state, onState }: TagChoiceProps) {
  const countId = useId();
  const isExcluded = state === 'excluded';
  return (
    <li data-state={state} data-none={count === 0 || undefined}>
      <label>
        <input
          type="checkbox"
          autoComplete="off"
          aria-describedby={countId}
          checked={state === 'included'}
          onChange={(event) => onState(tag, event.target.checked ? 'included' : 'free')}
        />
        <span>{tag.name}</span>
      </label>
      <span id={countId}>
        {count}
        <span className="visually-hidden">{count === 1 ? ' item' : ' items'}</span>
      </span>
      <input
        type="checkbox"
        autoComplete="off"
        role="button"
        aria-label={`Exclude ${tag.name}`}
        title={`Exclude ${tag.name}`}
        aria-pressed={isExcluded}
        checked={isExcluded}
        onChange={(event) => onState(tag, event.target.checked ? 'excluded' : 'free')}
        onKeyDown={pressOnEnter}
      />
    </li>
  );
});
