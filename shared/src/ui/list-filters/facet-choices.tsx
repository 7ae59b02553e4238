import { memo, useCallback, useId } from 'react';
import type { CountedFacet } from '../../domain/list-filters/list-finder';
import styles from './swatches.module.css';
import type { ChangeFilters } from './use-list-filters';

interface FacetProps {
  facet: CountedFacet;
  chosen: readonly string[];
  onChoose: (value: string, isChosen: boolean) => void;
}

function SelectFacet({ facet: { param, label, none, values }, chosen: [chosen = ''], onChoose }: FacetProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={param} value={chosen} onChange={({ target: { value } }) => onChoose(value || chosen, value !== '')}>
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

interface ValueBoxProps {
  value: string;
  label: string;
  isSwatch: boolean;
  isChosen: boolean;
  countId: string;
  onChoose: FacetProps['onChoose'];
}

/** Counts change with every press on any value: the boxes beside them do not. */
const ValueBox = memo(function ValueBox({ value, label, isSwatch, isChosen, countId, onChoose }: ValueBoxProps) {
  const box = (
    <input
      type="checkbox"
      {...(isSwatch && { 'data-swatch': value, 'aria-label': label, title: label })}
      aria-describedby={countId}
      checked={isChosen}
      onChange={({ target }) => onChoose(value, target.checked)}
    />
  );
  return isSwatch ? (
    box
  ) : (
    <label>
      {box}
      <span>{label}</span>
    </label>
  );
});

function Values({ facet: { shape, values }, chosen, onChoose, labelledBy }: FacetProps & { labelledBy?: string }) {
  const id = useId();
  return (
    <ul aria-labelledby={labelledBy}>
      {values.map(({ value, label, count = 0 }) => (
        <li key={value} data-none={count === 0 || undefined}>
          <ValueBox
            value={value}
            label={label}
            isSwatch={shape === 'swatches'}
            isChosen={chosen.includes(value)}
            countId={id + value}
            onChoose={onChoose}
          />
          <span id={id + value}>
            <span>{count}</span>
            <span className="visually-hidden">{count === 1 ? ' item' : ' items'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function SwatchFacet(props: FacetProps) {
  const id = useId();
  return (
    <div className={styles.swatches}>
      <p id={id}>{props.facet.label}</p>
      <Values {...props} labelledBy={id} />
    </div>
  );
}

function GroupFacet(props: FacetProps) {
  const { label } = props.facet;
  return (
    <details>
      <summary data-set={props.chosen.length || undefined}>{label}</summary>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <Values {...props} />
      </fieldset>
    </details>
  );
}

const SHAPES = { select: SelectFacet, swatches: SwatchFacet, group: GroupFacet } as const;

interface FacetChoicesProps {
  facet: CountedFacet;
  chosen: readonly string[];
  onChange: ChangeFilters;
}

/** The values of a facet to choose from, in its shape. */
export const FacetChoices = memo(function FacetChoices({ facet, chosen, onChange }: FacetChoicesProps) {
  const { param, shape } = facet;
  const choose = useCallback(
    (value: string, isChosen: boolean) =>
      onChange(({ choices }) => {
        const others = shape === 'select' ? [] : (choices[param] ?? []).filter((each) => each !== value);
        return { choices: { ...choices, [param]: isChosen ? [...others, value] : others } };
      }),
    [onChange, param, shape],
  );
  const Shape = SHAPES[shape];
  return <Shape facet={facet} chosen={chosen} onChoose={choose} />;
});
