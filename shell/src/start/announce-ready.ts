import { READY_EVENT } from './ready-event';

/** The page answers to clicks from now on: those that came too early are repeated. */
export function announceReady(): void {
  document.documentElement.dataset.ready = '';
  dispatchEvent(new Event(READY_EVENT));
}
