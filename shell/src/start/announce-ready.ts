import { READY_EVENT } from './ready-event';

declare global {
  interface Window {
    /** Buttons that were clicked before the scripts arrived; see inline.ts. */
    otherfolkEarlyClicks?: HTMLElement[];
  }
}

/** The page answers to clicks from now on: hands out those that came too early. */
export function announceReady(): void {
  document.documentElement.dataset.ready = '';
  dispatchEvent(new Event(READY_EVENT));
  const early = window.otherfolkEarlyClicks?.splice(0) ?? [];
  delete window.otherfolkEarlyClicks;
  // In a turn of its own: React hydrates what a click waits for, but not from within its own work.
  setTimeout(() => early.filter((button) => button.isConnected).forEach((button) => button.click()));
}
