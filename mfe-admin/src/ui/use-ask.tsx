import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../texts';
import styles from './ask.module.css';
import { answers, type AskedField, shownValues } from './asked-fields';
import { Dialog } from './dialog';

interface Question<Name extends string> {
  title: string;
  text?: string;
  fields: readonly AskedField<Name>[];
  /** The labels of the buttons that answer, the best first. */
  submit: readonly [string, ...string[]];
  /** The label of the button that answers nothing; Cancel where it is missing. */
  cancel?: string;
}

/** A question that is answered by yes or no. */
interface YesOrNo {
  title: string;
  text: string;
  yes: string;
  no?: string;
}

/** Asks, and resolves to whether the answer is yes. */
export type Confirm = (question: YesOrNo) => Promise<boolean>;

/** The typed values, and the button by which they were sent. */
export interface Answer<Name extends string> {
  values: Record<Name, string>;
  submittedBy: string;
}

/** The first field of the form, or else the answer that changes nothing. */
const FIRST_ANSWER = 'form :is(input, select, button[type="button"])';

const describedBy = (inputId: string, problem: string | undefined, isCompleted: boolean) => {
  if (problem) return `${inputId}-problem`;
  return isCompleted ? `${inputId}-becomes` : undefined;
};

type Asked = Question<string> & { done: (answer: Answer<string> | undefined) => void };

function AskForm({ asked, onDone }: { asked: Asked; onDone: (answer: Answer<string> | undefined) => void }) {
  const id = useId();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [showsProblems, setShowsProblems] = useState(false);
  const shown = shownValues(asked.fields, typed);
  const values = answers(asked.fields, shown);
  const type = (name: string, value: string) => setTyped((before) => ({ ...before, [name]: value }));
  const problems = asked.fields.map(({ name, label, problemOf }) => {
    const value = values[name] ?? '';
    return value === '' ? `${label} is required.` : problemOf?.(value);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShowsProblems(true);
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (problems.some(Boolean)) {
      const first = problems.findIndex(Boolean);
      document.getElementById(`${id}-${asked.fields[first]?.name}`)?.focus();
      return;
    }
    onDone({ values, submittedBy: submitter?.value || asked.submit[0] });
  };
  return (
    <form className={styles.ask} onSubmit={submit} noValidate>
      {asked.text && <p>{asked.text}</p>}
      {asked.fields.map(({ name, label, suggestions, choices, insteadOf }, index) => {
        const problem = showsProblems ? problems[index] : undefined;
        const inputId = `${id}-${name}`;
        const value = shown[name] ?? '';
        const answer = values[name] ?? '';
        const isCompleted = answer !== value.trim();
        const instead = problem ? insteadOf?.(answer) : undefined;
        const input = {
          id: inputId,
          value,
          'aria-invalid': Boolean(problem),
          'aria-describedby': describedBy(inputId, problem, isCompleted),
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => type(name, target.value),
        };
        return (
          <div key={name}>
            <label htmlFor={inputId}>{label}</label>
            {choices ? (
              <select {...input}>
                {choices.map(([each, text]) => (
                  <option key={each} value={each}>
                    {text}
                  </option>
                ))}
              </select>
            ) : (
              <input {...input} autoComplete="off" list={suggestions && `${inputId}-list`} />
            )}
            {suggestions && (
              <datalist id={`${inputId}-list`}>
                {suggestions.map((each) => (
                  <option key={each} value={each} />
                ))}
              </datalist>
            )}
            {isCompleted && !problem && <p id={`${inputId}-becomes`}>{texts.ui.willBe(answer)}</p>}
            {problem && (
              <p id={`${inputId}-problem`} role="alert">
                {problem}
              </p>
            )}
            {instead !== undefined && (
              <button type="button" onClick={() => type(name, instead)}>
                {texts.ui.useInstead(instead)}
              </button>
            )}
          </div>
        );
      })}
      <footer>
        {asked.submit.map((label, index) => (
          <button key={label} type="submit" value={label} data-primary={index === 0 || undefined}>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => onDone(undefined)}>
          {asked.cancel ?? texts.ui.cancel}
        </button>
      </footer>
    </form>
  );
}

/**
 * Asks in a dialog of the page. `ask` resolves to the answers, all of them without a problem, or to undefined where it was cancelled;
 * `confirm` to whether the answer is yes; `dialog` has to stand somewhere in the page.
 */
export function useAsk() {
  const ref = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(
    <Name extends string>(question: Question<Name>) =>
      new Promise<Answer<Name> | undefined>((resolve) => {
        setAsked({ ...(question as unknown as Question<string>), done: resolve });
      }),
    [],
  );
  const confirm: Confirm = useCallback(
    async ({ title, text, yes, no }: YesOrNo) => {
      const answer = await ask({ title, text, fields: [], submit: [yes], ...(no !== undefined && { cancel: no }) });
      return answer !== undefined;
    },
    [ask],
  );
  const end = (answer: Answer<string> | undefined) => {
    asked?.done(answer);
    // Closed before it goes: that gives the focus back.
    if (ref.current?.open) ref.current.close();
    setAsked((now) => (now === asked ? undefined : now));
  };
  useEffect(() => {
    if (!asked || !ref.current || ref.current.open) return;
    ref.current.showModal();
    ref.current.querySelector<HTMLElement>(FIRST_ANSWER)?.focus();
  }, [asked]);
  // A form inside of a form is none, wherever the question comes from.
  const dialog: ReactNode =
    asked &&
    createPortal(
      <Dialog dialog={ref} title={asked.title} className={styles.dialog} onClose={() => end(undefined)}>
        <AskForm asked={asked} onDone={end} />
      </Dialog>,
      document.body,
    );
  return { ask, confirm, dialog };
}
