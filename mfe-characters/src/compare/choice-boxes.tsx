import { compareTexts } from '../texts/compare';

interface ChoiceBoxesProps {
  legend: string;
  /** Values, each with what it is called. */
  all: readonly (readonly [value: string, name: string])[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Boxes of which one is always ticked. */
export function ChoiceBoxes({ legend, all, chosen, onChoose }: ChoiceBoxesProps) {
  const toggled = (value: string, isWanted: boolean) =>
    all.map(([each]) => each).filter((each) => (each === value ? isWanted : chosen.includes(each)));
  return (
    <fieldset>
      <legend>{legend}</legend>
      {all.map(([value, name]) => {
        const isChosen = chosen.includes(value);
        return (
          <label key={value}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isChosen && chosen.length === 1}
              onChange={(event) => onChoose(toggled(value, event.currentTarget.checked))}
            />
            <span>{` ${name}`}</span>
          </label>
        );
      })}
      {chosen.length < all.length && (
        <button type="button" onClick={() => onChoose(all.map(([value]) => value))}>
          {compareTexts.all(legend)}
        </button>
      )}
    </fieldset>
  );
}
