import { useId } from 'react';
import type { CountedFacet } from '../../domain/list-filters/list-finder';
import styles from './swatches.module.css';

interface FacetChoicesProps {
  facet: CountedFacet;
  chosen: readonly string[];
  onChoose: (values: readonly string[]) => void;
}

const toggled = (chosen: readonly string[], value: string, isChosen: boolean) => [
  ...chosen.filter((each) => each !== value),
  ...(isChosen ? [value] : []),
];

function SelectFacet({ facet: { param, label, none, values }, chosen, onChoose }: FacetChoicesProps) {
  return (
    <label>
      {label}
      <select
        name={param}
        value={chosen[0] ?? ''}
        onChange={({ target: { value } }) => onChoose(value === '' ? [] : [value])}
      >
        <option value="">{none}</option>
        {values.map(({ value, label: name, count }) => (
          <option key={value} value={value}>
            {count === undefined ? name : `${name} (${count})`}
          </option>
        ))}
      </select>
    </label>
  );
}

function SwatchFacet({ facet: { label, values }, chosen, onChoose }: FacetChoicesProps) {
  const id = useId();
  return (
    <div className={styles.swatches}>
      <p id={id}>{label}</p>
      <ul aria-labelledby={id}>
        {values.map(({ value, label: name, count = 0 }) => (
          <li key={value} data-none={count === 0 || undefined}>
            <label title={name}>
              <input
                type="checkbox"
                autoComplete="off"
                data-swatch={value}
                aria-label={name}
                aria-describedby={`${id}${value}`}
                checked={chosen.includes(value)}
                onChange={({ target }) => onChoose(toggled(chosen, value, target.checked))}
              />
              <span id={`${id}${value}`}>
                {count}
                <span className="visually-hidden">{count === 1 ? ' item' : ' items'}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

function GroupFacet({ facet: { label, values }, chosen, onChoose }: FacetChoicesProps) {
  const id = useId();
  return (
    <details>
      <summary data-set={chosen.length || undefined}>{label}</summary>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <ul>
          {values.map(({ value, label: name, count = 0 }) => (
            <li key={value} data-none={count === 0 || undefined}>
              <label>
                <input
                  type="checkbox"
                  autoComplete="off"
                  aria-describedby={`${id}${value}`}
                  checked={chosen.includes(value)}
                  onChange={({ target }) => onChoose(toggled(chosen, value, target.checked))}
                />
                <span>{name}</span>
              </label>
              <span id={`${id}${value}`}>
                {count}
                <span className="visually-hidden">{count === 1 ? ' item' : ' items'}</span>
              </span>
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  );
}

const SHAPES = { select: SelectFacet, swatches: SwatchFacet, group: GroupFacet } as const;

/** The values of a facet to choose from, in its shape. */
export function FacetChoices(props: FacetChoicesProps) {
  const Shape = SHAPES[props.facet.shape];
  return <Shape {...props} />;
}
