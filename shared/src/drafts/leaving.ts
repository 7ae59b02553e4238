const LEAVING = 'otherfolk:leaving';

interface Detail {
  /** Lets whoever asks wait for an answer. */
  waitFor: (answer: Promise<boolean>) => void;
}

/** Asks whatever is open in this page whether its member may be logged out: false where that would lose something. */
export async function mayLeave(): Promise<boolean> {
  const answers: Promise<boolean>[] = [];
  const detail: Detail = { waitFor: (answer) => answers.push(answer) };
  window.dispatchEvent(new CustomEvent(LEAVING, { detail }));
  return (await Promise.all(answers)).every(Boolean);
}

/** Is asked when a member is about to log out: who answers false keeps him or her. Returns what ends it. */
export function onLeaving(answer: () => Promise<boolean>): () => void {
  const onEvent = (event: Event) => (event as CustomEvent<Detail>).detail.waitFor(answer());
  window.addEventListener(LEAVING, onEvent);
  return () => window.removeEventListener(LEAVING, onEvent);
}
