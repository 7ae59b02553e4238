import { useQuery } from '@tanstack/react-query';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type MouseEvent, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { useViewer } from '@otherfolk/shared/session';
import { namesQuery } from './names-query';
import { forgetPages } from './recent-pages';
import { type Row, RowInList } from './result-row';
import styles from './search-dialog.module.css';
import { useFoundRows } from './use-found-rows';
import { useOutsidePress } from './use-outside-press';

/** The height that is left above a phone's keyboard. */
function useVisibleHeight(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const setHeight = () =>
      dialog.current?.style.setProperty('--visible-height', `${viewport?.height ?? innerHeight}px`);
    setHeight();
    viewport?.addEventListener('resize', setHeight);
    return () => viewport?.removeEventListener('resize', setHeight);
  }, [dialog]);
}

/** A choice leads on, and the typed text stays. */
const keepInput = (
  state: UseComboboxState<Row>,
  { type, changes }: UseComboboxStateChangeOptions<Row>,
): Partial<UseComboboxState<Row>> =>
  type === useCombobox.stateChangeTypes.ItemClick || type === useCombobox.stateChangeTypes.InputKeyDownEnter
    ? { ...changes, inputValue: state.inputValue, isOpen: true, highlightedIndex: 0 }
    : changes;

/** Finds people, lives, other items, tags, pages and releases: by name, and by what their texts say. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const viewer = useViewer();
  const names = useQuery(namesQuery(viewer));
  const [question, setQuestion] = useState('');
  const [pages, setPages] = useState(0);
  // The first letter replaces the whole list: deferred, so that the input shows the letter at once.
  const isBegun = useDeferredValue(question) !== '';
  const asked = isBegun ? question : '';
  const found = useFoundRows(names.data, { question: asked, pages, viewer });
  useVisibleHeight(dialog);
  useOutsidePress(dialog);

  useEffect(() => dialog.current?.showModal(), []);

  function choose(row: Row): void {
    if (row.kind === 'more') return setPages(pages + 1);
    onClose();
    void navigate(row.to);
  }

  const combobox = useCombobox<Row>({
    // Enter opens nothing that was there before the question.
    items: asked === question ? found.rows : [],
    isOpen: true,
    selectedItem: null,
    inputValue: question,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (row) => (row ? row.key : ''),
    itemToKey: (row) => row?.key,
    // The status says it.
    getA11yStatusMessage: () => '',
    stateReducer: keepInput,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  });

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      // Browsers that know it close it by a press beside it; in others the hook does.
      {...{ closedby: 'any' }}
    >
      <div className={styles.field}>
        <input
          {...combobox.getInputProps({
            'aria-label': 'Search',
            placeholder: 'A name, a word, a question…',
            className: styles.input,
            autoFocus: true,
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'go',
            maxLength: 200,
            onChange: ({ currentTarget: { value } }) => {
              setQuestion(value);
              setPages(0);
              combobox.setHighlightedIndex(0);
            },
            onKeyDown: (event) => {
              // Escape closes the dialog, as it does everywhere.
              if (event.key === 'Escape')
                (event.nativeEvent as { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
            },
          })}
        />
        <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <p className={styles.status} role="status">
        <span>
          {names.isError ? 'Search is not available right now. The lists and their filters still work.' : found.status}
        </span>
        {names.isError && (
          <button type="button" onClick={() => void names.refetch()}>
            Try again
          </button>
        )}
        {found.isRecent && (
          <button
            type="button"
            onClick={() => {
              forgetPages();
              found.forget();
            }}
          >
            Forget them
          </button>
        )}
      </p>
      <div {...combobox.getMenuProps({ className: styles.rows, 'aria-label': 'Results' })}>
        {found.rows.map((row, index) => (
          <RowInList
            key={row.key}
            row={row}
            isActive={combobox.highlightedIndex === index}
            props={combobox.getItemProps({ item: row, index }) as { onClick: (event: MouseEvent) => void }}
          />
        ))}
      </div>
      <p className={styles.foot}>
        <Link to={paths.tags} onClick={onClose}>
          All tags, and how to find things
        </Link>
        <span aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </span>
      </p>
    </dialog>,
    // The navigation bar, where it was opened, is dark in both themes.
    document.body,
  );
}
