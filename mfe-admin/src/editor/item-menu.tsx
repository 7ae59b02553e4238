import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { texts } from '../texts';
import { folderOfKind } from '../whole/references-to';
import styles from './item-menu.module.css';
import type { EditorState } from './use-editor';
import { useItemActions } from './use-item-actions';

const UNSAVED = 'Save or undo your edits first: this works on the saved files.';
const NEW = 'This is not in the catalogue yet: save it first.';

/** Folds a menu when the focus leaves it, and on Escape, which gives the focus back to its button. */
function useFolding(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const { current } = menu;
    const stop = new AbortController();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (current && relatedTarget instanceof Node && !current.contains(relatedTarget)) current.open = false;
    };
    current?.addEventListener('keydown', onKey, stop);
    current?.addEventListener('focusout', onLeave, stop);
    return () => stop.abort();
  }, [menu]);
}

/** The actions on the whole item, behind one button: give it another id, copy it, hide it from visitors, remove it. */
export function ItemMenu({ file, editor }: { file: CatalogueFile; editor: EditorState }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [refusal, setRefusal] = useState('');
  const { actions, element, clear } = useItemActions(file, editor.saved);
  useFolding(menu);
  if (!folderOfKind(file.kind)) return null;
  const close = () => menu.current?.removeAttribute('open');
  const start = (run: () => Promise<void>) => {
    close();
    clear();
    const isEdited = editor.current() !== file.json;
    setRefusal(file.isNew ? NEW : isEdited ? UNSAVED : '');
    if (!file.isNew && !isEdited) void run();
  };
  return (
    <>
      <details ref={menu} className={styles.menu}>
        <summary>{texts.editor.item}</summary>
        <div>
          {actions.map(({ label, run }) => (
            <button key={label} type="button" onClick={() => start(run)}>
              {label}
            </button>
          ))}
        </div>
      </details>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {element}
    </>
  );
}
