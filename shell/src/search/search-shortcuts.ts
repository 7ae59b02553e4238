import { isLetterKey } from '@otherfolk/shared/browser/letter-key';

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** Ctrl+K, Cmd+K, and a slash that is not typed into anything. */
const isShortcut = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey
    ? isLetterKey(event, 'k')
    : event.key === '/' && !(event.target as Element).closest?.(TEXT_FIELDS);

/** Presses the search button where somebody types one of its shortcuts, unless a dialog is open. Returns what ends it. */
export function listenForShortcuts(): () => void {
  const press = (event: KeyboardEvent) => {
    const button = document.querySelector<HTMLElement>('a[aria-keyshortcuts]');
    if (!button || !isShortcut(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    button.click();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
