import { useState } from 'react';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import type { FormProblem } from '../fields/form-problems';
import { texts } from '../texts';
import { type ChosenStatus, type Out, type Status, statusOf } from './item-status';
import { type Missing, missingOf } from './missing';
import { MissingList } from './missing-list';
import styles from './status.module.css';
import { StatusChoice } from './status-choice';
import { stageOfLife } from './status-files';

const SUBMIT: Readonly<Record<Status, string>> = {
  live: 'Publish',
  next: 'Publish with the next release',
  scheduled: 'Schedule',
  draft: 'Move to drafts',
};

const labelOf = ({ id, json }: CatalogueFile): string =>
  typeof json['variantLabel'] === 'string' && json['variantLabel'] !== '' ? json['variantLabel'] : id;

interface PublishFormProps {
  /** The list of what the open file lacks, and below it the problems in it. */
  missing: readonly Missing[];
  problems: readonly FormProblem[];
  /** The file of the person whose lives these are, as edited. */
  person: CatalogueFile['json'] | undefined;
  lives: readonly CatalogueFile[];
  /** Whether it is a person: one is met in lives alone. */
  isOfPerson: boolean;
  current: ChosenStatus;
  out: Out;
  onLead: () => void;
  /** Rejects with a sentence. */
  onPublish: (chosen: ChosenStatus, lives: readonly CatalogueFile[]) => Promise<void>;
}

/** The list of what is missing, the choice of who is to see the item, and the button that saves all of it. */
export function PublishForm({
  missing,
  problems,
  person,
  lives,
  isOfPerson,
  current,
  out,
  onLead,
  onPublish,
}: PublishFormProps) {
  const [chosen, choose] = useState<ChosenStatus>(
    current.status === 'live' ? current : { ...current, status: 'live', version: undefined },
  );
  const statusOfLife = (life: CatalogueFile) => statusOf(stageOfLife(life.json, person), out);
  // The lives that have the status of the person are chosen; where nothing is out yet, all of them are.
  const [taken, setTaken] = useState(
    () => new Set(lives.filter((life) => statusOfLife(life) === current.status).map(({ id }) => id)),
  );
  const chosenLives = lives.filter(({ id }) => taken.has(id));
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const lacking = [
    ...missing,
    ...chosenLives.flatMap((life) =>
      missingOf('variant', life.json, person).map(({ text, isBlocking }) => ({
        text: `${labelOf(life)}: ${text}`,
        isBlocking,
      })),
    ),
  ];
  const isDraft = chosen.status === 'draft';
  const isUndated = chosen.status === 'scheduled' && !(chosen.releaseAt && chosen.releaseAt > out.today);
  const isOfNobody = isOfPerson && chosenLives.length === 0;
  const isBlocked = !isDraft && (lacking.some(({ isBlocking }) => isBlocking) || isUndated || isOfNobody);
  const submit = async () => {
    setBusy(true);
    setProblem('');
    try {
      await onPublish(chosen, chosenLives);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {!isDraft && <MissingList missing={lacking} problems={problems} onLead={onLead} />}
      <StatusChoice chosen={chosen} onChoose={choose} out={out} />
      {lives.length > 1 && (
        <fieldset className={styles.choice}>
          <legend>{texts.status.livesChangeWithIt}</legend>
          {lives.map((life) => (
            <label key={life.id}>
              <input
                type="checkbox"
                checked={taken.has(life.id)}
                onChange={({ target }) =>
                  setTaken((before) =>
                    target.checked
                      ? new Set([...before, life.id])
                      : new Set([...before].filter((each) => each !== life.id)),
                  )
                }
              />
              <span dir="auto">{labelOf(life)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {!isDraft && lives.length > 0 && isOfNobody && <p className={styles.hint}>{texts.status.chooseLife}</p>}
      {chosen.status === 'scheduled' && isUndated && <p className={styles.hint}>{texts.status.chooseDayToCome}</p>}
      <footer>
        <button type="submit" data-primary disabled={isBusy || isBlocked}>
          {SUBMIT[chosen.status]}
        </button>
        {problem && <p role="alert">{problem}</p>}
      </footer>
    </form>
  );
}
