const FIRST_DELAY_MS = 2000;
const LAST_DELAY_MS = 60_000;

/** Calls again after a delay that grows with each time; `reset` ends the waiting and starts from the shortest delay. */
export function retryLater(call: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_DELAY_MS;
  function reset(): void {
    clearTimeout(timer);
    timer = undefined;
    delay = FIRST_DELAY_MS;
  }
  function later(): void {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      call();
    }, delay);
    delay = Math.min(2 * delay, LAST_DELAY_MS);
  }
  return { later, reset };
}
