import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { Plan } from '../changes/change-set';
import type { PendingFile } from '../changes/pending-file';
import { Dialog } from '../ui/dialog';
import { type CatalogueTexts, readCatalogueTexts } from '../whole/catalogue-texts';
import { PlannedChange } from './planned-change';
import styles from './planned-change.module.css';

/** A change of many files, as it is asked for. */
interface Proposal {
  title: string;
  /** The change that it makes to a catalogue, without files that are left out. Throws a sentence where it cannot be done. */
  plan: (catalogue: CatalogueTexts, leftOut: ReadonlySet<string>) => Plan;
  /** Says more of an error of it than its sentence. */
  explain?: (error: unknown) => ReactNode;
  /** The catalogue of this very site has them now. */
  onSaved?: (files: readonly PendingFile[]) => void;
}

interface Planned {
  proposal: Proposal;
  catalogue: CatalogueTexts;
  plan: Plan;
  /** The number of the plan: when it is made anew, nothing of the last one is left on the screen. */
  nth: number;
}

/** Why there is no plan, with more than a sentence: it is read in the dialog. */
interface Refusal {
  title: string;
  text: string;
  more: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Reads the whole catalogue, works out a change of many files and shows it before it is delivered. `element` has to stand somewhere in
 * the page.
 */
export function usePlannedChange() {
  const shell = useShellContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const [planned, setPlanned] = useState<Planned>();
  const [leftOut, setLeftOut] = useState(NONE);
  const [state, setState] = useState<{ isProblem: boolean; text: string }>();
  const [refusal, setRefusal] = useState<Refusal>();

  const show = useCallback(
    async (proposal: Proposal, without: ReadonlySet<string>) => {
      const say = (text: string) => setState({ isProblem: false, text });
      try {
        const catalogue = await readCatalogueTexts(shell, say);
        const plan = proposal.plan(catalogue, NONE);
        setLeftOut(without);
        flushSync(() => setPlanned((before) => ({ proposal, catalogue, plan, nth: (before?.nth ?? 0) + 1 })));
        setState(undefined);
        if (!dialog.current?.open) dialog.current?.showModal();
      } catch (error) {
        const text = messageOf(error);
        const more = proposal.explain?.(error);
        setState(more ? undefined : { isProblem: true, text });
        setPlanned(undefined);
        if (!more) return dialog.current?.close();
        flushSync(() => setRefusal({ title: proposal.title, text, more }));
        if (!dialog.current?.open) dialog.current?.showModal();
      }
    },
    [shell],
  );

  const leave = (path: string, isLeftOut: boolean) =>
    setLeftOut((before) => new Set(isLeftOut ? [...before, path] : [...before].filter((each) => each !== path)));

  const element = (
    <>
      {state && (
        <div className={styles.state} role={state.isProblem ? 'alert' : 'status'}>
          {state.text}
        </div>
      )}
      <Dialog
        dialog={dialog}
        title={planned?.proposal.title ?? refusal?.title ?? ''}
        className={styles.change}
        onClose={() => {
          setPlanned(undefined);
          setRefusal(undefined);
        }}
      >
        {refusal && (
          <div role="alert">
            <p>{refusal.text}</p>
            {refusal.more}
          </div>
        )}
        {planned && (
          <PlannedChange
            key={planned.nth}
            plan={planned.plan}
            planWithout={(paths) => planned.proposal.plan(planned.catalogue, paths)}
            leftOut={leftOut}
            onLeaveOut={leave}
            onReadAgain={() => void show(planned.proposal, leftOut)}
            onSaved={(files) => planned.proposal.onSaved?.(files)}
          />
        )}
      </Dialog>
    </>
  );
  return {
    /** Resolves when it is shown, or when it is said why it cannot be. */
    propose: useCallback((proposal: Proposal) => show(proposal, NONE), [show]),
    /** Takes away what was said of the last one. */
    clear: useCallback(() => setState(undefined), []),
    element,
  };
}
