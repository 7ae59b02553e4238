/** Calls once, when the reader is about to go on: points at a link, touches one, or comes to one by keyboard. */
export function onIntent(call: () => void): void {
  const intent = new AbortController();
  const notice = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a[href]'))) return;
    intent.abort();
    call();
  };
  for (const event of ['pointerover', 'focusin']) document.addEventListener(event, notice, { signal: intent.signal });
}
