const LONG_TASK_MS = 50;
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

export interface LongTask {
  startTime: number;
  duration: number;
}

export interface LayoutShift {
  startTime: number;
  value: number;
}

/** Total blocking time: what the tasks between two moments took beyond 50 ms each. A task counts with its part in between. */
export function totalBlockingTime(tasks: readonly LongTask[], from: number, to: number): number {
  const inside = tasks.map(
    ({ startTime, duration }) => Math.min(startTime + duration, to) - Math.max(startTime, from) - LONG_TASK_MS,
  );
  return inside.filter((blocking) => blocking > 0).reduce((sum, blocking) => sum + blocking, 0);
}

/** Cumulative layout shift: the worst burst of shifts, each within 1 s of the one before and all within 5 s. */
export function cumulativeLayoutShift(shifts: readonly LayoutShift[]): number {
  let worst = 0;
  let burst = { first: 0, last: -Infinity, sum: 0 };
  for (const { startTime, value } of shifts) {
    const goesOn = startTime - burst.last < SHIFT_GAP_MS && startTime - burst.first < SHIFT_WINDOW_MS;
    burst = goesOn
      ? { ...burst, last: startTime, sum: burst.sum + value }
      : { first: startTime, last: startTime, sum: value };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}
