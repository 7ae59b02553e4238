import { type MouseEvent, useMemo } from 'react';
import type { ListDefinition, Listed } from '../../domain/list-filters/list-definition';
import { type ListFilters, withoutFilters, withTag } from '../../domain/list-filters/list-filters';
import { tagKey } from '../../domain/tags';
import type { ChangeFilters } from './use-list-filters';

interface Chip {
  key: string;
  label: string;
  /** The filters without it. */
  without: (filters: ListFilters) => Partial<ListFilters>;
}

/** The filters that are set, one by one. */
function chipsOf<Item>(filters: ListFilters, { facets }: Pick<ListDefinition<Item>, 'facets'>): Chip[] {
  const { words, tags, not, choices, showHidden } = filters;
  const ofTags = [
    ...tags.map((tag) => ({ tag, label: tag.name })),
    ...not.map((tag) => ({ tag, label: `Not ${tag.name}` })),
  ];
  return [
    ...(words ? [{ key: 'words', label: `“${words}”`, without: () => ({ words: '' }) }] : []),
    ...ofTags.map(({ tag, label }) => ({
      key: tagKey(tag),
      label,
      without: (now: ListFilters) => withTag(now, tag, 'free'),
    })),
    ...facets.flatMap(({ param, label, shape, choices: known }) =>
      (choices[param] ?? []).map((value) => {
        const name = known.find((choice) => choice.value === value)?.label ?? value;
        return {
          key: `${param} ${value}`,
          label: shape === 'select' ? `${label}: ${name}` : name,
          without: (now: ListFilters) => ({
            choices: { ...now.choices, [param]: (now.choices[param] ?? []).filter((each) => each !== value) },
          }),
        };
      }),
    ),
    ...(showHidden ? [{ key: 'hidden', label: 'Show Hidden', without: () => ({ showHidden: false }) }] : []),
  ];
}

/** The focus goes to a neighbour of what is about to go, or else to the field for words. */
function handOnFocus({ currentTarget }: MouseEvent): void {
  const chip = currentTarget.parentElement;
  const chips = [...(chip?.parentElement?.children ?? [])].slice(0, -1);
  const place = chips.findIndex((each) => each === chip);
  const neighbour = chips[place + 1] ?? chips[place - 1];
  const field = currentTarget.closest('[data-list-tools]')?.querySelector('input');
  (neighbour?.querySelector('button') ?? field)?.focus({ preventScroll: true });
}

interface FilterChipsProps<Item extends Listed> {
  definition: ListDefinition<Item>;
  filters: ListFilters;
  isEmpty: boolean;
  onChange: ChangeFilters;
}

/** The filters that are set; each part can be taken away by itself, or all at once. */
export function FilterChips<Item extends Listed>({ definition, filters, isEmpty, onChange }: FilterChipsProps<Item>) {
  const chips = useMemo(() => chipsOf(filters, definition), [filters, definition]);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Chosen filters">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={`Remove ${label}`}
            onClick={(event) => {
              handOnFocus(event);
              onChange(without);
            }}
          >
            <span dir="auto">{label}</span>
            <span aria-hidden="true"> ×</span>
          </button>
        </li>
      ))}
      <li data-reset={isEmpty ? undefined : 'sheet'}>
        <button
          type="button"
          onClick={(event) => {
            event.currentTarget.closest('[data-list-tools]')?.querySelector('input')?.focus({ preventScroll: true });
            onChange(withoutFilters);
          }}
        >
          Reset All Filters
        </button>
      </li>
    </ul>
  );
}
