import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import type { PlannedItem } from '@otherfolk/shared/formats/plan/import-plan';
import type { ReviewLine, Side } from '@otherfolk/shared/formats/plan/review-line';
import { labelOfKeys } from '../differences/field-labels';
import { useNamesOfItems } from '../differences/use-names-of-items';
import { valueWords } from '../differences/value-words';
import { groupsOf } from '../fields/groups-of';
import { texts } from '../texts';
import { useShownPart } from '../ui/use-shown-part';
import styles from './review.module.css';

interface ReviewLinesProps {
  planned: PlannedItem;
  lines: readonly ReviewLine[];
  onChoose: (key: string, side: Side) => void;
}

function placeOf({ draft, person }: PlannedItem, { to }: ReviewLine): string {
  if (!to) return '';
  const file = [draft, person].find((each) => each?.file.path === to.path)?.file;
  if (!file) return to.place.join(' › ');
  const label = labelOfKeys(to.place, groupsOf(file.kind, file.json));
  return file === person?.file ? texts.import.inPerson(label) : label;
}

const SIDES: readonly Side[] = ['mine', 'theirs'];

interface ConflictProps {
  conflict: NonNullable<ReviewLine['conflict']>;
  kind: FileKind;
  place: readonly string[];
  onChoose: ReviewLinesProps['onChoose'];
  chosen: Side;
}

function Conflict({ conflict: { key, mine, theirs }, kind, place, chosen, onChoose }: ConflictProps) {
  const names = useNamesOfItems();
  const words = (value: unknown) => valueWords(value, place, { kind, names, members: new Map() });
  return (
    <fieldset className={styles.conflict}>
      {SIDES.map((side) => (
        <label key={side}>
          <input type="radio" name={key} checked={chosen === side} onChange={() => onChoose(key, side)} />
          <span>{texts.import[side]}</span>
          <span className={styles.text}>{words(side === 'mine' ? mine : theirs)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Each value of a source and where it goes; where both sides have changed, the choice between them. */
export function ReviewLines({
  planned,
  lines,
  sides,
  onChoose,
}: ReviewLinesProps & { sides: Readonly<Record<string, Side>> }) {
  const { shown, more } = useShownPart(lines);
  return (
    <div className={styles.scroll}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{texts.import.source}</th>
            <th scope="col">{texts.import.value}</th>
            <th scope="col">{texts.import.where}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line, at) => (
            <tr key={at} data-state={line.state}>
              <th scope="row">{line.from}</th>
              <td>
                <div className={styles.text}>{line.text}</div>
              </td>
              <td>
                {line.to && <span>{placeOf(planned, line)}</span>}
                <small>{texts.import.lineStates[line.state]}</small>
                {line.note && <small>{line.note}</small>}
                {line.conflict && line.to && (
                  <Conflict
                    conflict={line.conflict}
                    kind={planned.draft.file.kind}
                    place={line.to.place}
                    chosen={sides[line.conflict.key] ?? 'mine'}
                    onChoose={onChoose}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </div>
  );
}
