type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a key or button is pressed alone: with others, it may be the browser's. */
export const isPressedAlone = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a click asks for no other tab or window, and nobody has taken it. */
export const isPlainClick = (click: Modifiers & Pick<MouseEvent, 'defaultPrevented' | 'button'>): boolean =>
  !click.defaultPrevented && click.button === 0 && isPressedAlone(click);
