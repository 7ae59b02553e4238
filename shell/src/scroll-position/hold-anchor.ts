import { untilReaderActs } from './until-reader-acts';

/** How long a page may go on growing after a jump. */
const HOLD_TIMEOUT_MS = 10_000;

/**
 * Keeps an element where a jump has brought it while the page still grows, such as when an image of unknown size arrives above it;
 * until the reader acts, or for ten seconds. Returns what ends it.
 */
export function holdAnchor(element: Element): () => void {
  let height = document.body.offsetHeight;
  // The jump itself may be smooth, and still under way: nothing is done until the page has another height.
  const growth = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return;
    height = document.body.offsetHeight;
    element.scrollIntoView({ behavior: 'instant' });
  });
  const stop = () => {
    growth.disconnect();
    endWaiting();
  };
  const endWaiting = untilReaderActs(stop, HOLD_TIMEOUT_MS);
  growth.observe(document.body);
  return stop;
}

/** Goes to an element as soon as it is drawn, and holds it there; not where the reader acts before. Returns what ends it. */
export function goWhenDrawn(find: () => Element | null): () => void {
  let release = () => undefined as void;
  const look = () => {
    const element = find();
    if (!element) return;
    stop();
    element.scrollIntoView({ behavior: 'instant' });
    release = holdAnchor(element);
  };
  const drawing = new MutationObserver(look);
  const stop = () => {
    drawing.disconnect();
    endWaiting();
  };
  const endWaiting = untilReaderActs(stop, HOLD_TIMEOUT_MS);
  drawing.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    stop();
    release();
  };
}
