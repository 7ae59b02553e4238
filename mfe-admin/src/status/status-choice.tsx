import { useId } from 'react';
import { texts } from '../texts';
import { type ChosenStatus, type Out, type Status, STATUS_LABELS } from './item-status';
import styles from './status.module.css';

const OFFERED: readonly (readonly [status: Status, whoSees: string])[] = [
  ['live', 'Everyone can see it.'],
  ['next', 'Members who preview the next release can see it, and everyone once that is out.'],
  ['scheduled', 'Goes live on this date.'],
  ['draft', 'Only members who may see drafts can see it.'],
];

/** Shorter than a year of four digits, a day is still being typed. */
const asDay = (typed: string) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? (typed as Out['today']) : undefined);

interface StatusChoiceProps {
  chosen: ChosenStatus;
  onChoose: (chosen: ChosenStatus) => void;
  out: Out;
}

/** The four statuses, with the day of what is scheduled, and the release for whoever counts them. */
export function StatusChoice({ chosen, onChoose, out }: StatusChoiceProps) {
  const name = useId();
  const { status, releaseAt, version } = chosen;
  return (
    <fieldset className={styles.choice}>
      <legend>{texts.status.status}</legend>
      {OFFERED.map(([each, whoSees]) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={status === each}
            onChange={() => onChoose({ ...chosen, status: each, version: undefined })}
          />
          <b>{STATUS_LABELS[each]}</b>
          <small>{whoSees}</small>
        </label>
      ))}
      {status === 'scheduled' && (
        <label className={styles.day}>
          <span>{texts.status.goesLiveOn}</span>
          <input
            type="date"
            min={out.today}
            value={releaseAt ?? ''}
            onChange={({ target }) => onChoose({ ...chosen, releaseAt: asDay(target.value) })}
          />
        </label>
      )}
      {status !== 'draft' && (
        <details>
          <summary>{texts.status.releaseNumber}</summary>
          <label className={styles.day}>
            <span>{texts.status.comesWithRelease(out.release)}</span>
            <input
              type="number"
              min={1}
              step="any"
              value={version ?? ''}
              onChange={({ target }) =>
                onChoose({ ...chosen, version: target.value === '' ? undefined : Number(target.value) })
              }
            />
          </label>
        </details>
      )}
    </fieldset>
  );
}
