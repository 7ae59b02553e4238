import type { CDPSession } from '@playwright/test';

/** An event of a browser's trace, as far as tasks need it. Times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number | undefined;
  /** Without what the thread waited for while others had the processor. */
  tdur?: number | undefined;
  args?: { name?: unknown } | undefined;
}

/** The longest task of a page, in milliseconds. */
export interface LongestTask {
  /** What of it was the page's own work. */
  own: number;
  /** By the clock: also what it waited for others, and for the garbage collector. */
  clock: number;
}

const MAIN_THREAD = 'CrRendererMain';
const TASK = /RunTask$/;
/** Of the pages that a browser has open, the one that runs scripts is ours. */
const SCRIPT = 'FunctionCall';
/** The browser clears its whole memory at moments of its own choice. */
const COLLECTION = 'MajorGC';

const threadOf = ({ pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>) => `${pid} ${tid}`;

/** The events of the page's main thread. */
function eventsOfPage(events: readonly TraceEvent[]): TraceEvent[] {
  const scripts = new Map<string, number>();
  for (const event of events) {
    if (event.name === 'thread_name' && event.args?.name === MAIN_THREAD) scripts.set(threadOf(event), 0);
  }
  for (const event of events) {
    const count = scripts.get(threadOf(event));
    if (count !== undefined && event.name === SCRIPT) scripts.set(threadOf(event), count + 1);
  }
  const [[page] = []] = [...scripts].sort(([, a], [, b]) => b - a);
  return events.filter((event) => threadOf(event) === page);
}

function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  return inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);
}

export function longestTaskOf(events: readonly TraceEvent[]): LongestTask {
  const ofPage = eventsOfPage(events);
  const collections = ofPage.filter(({ name }) => name === COLLECTION);
  const longest = { own: 0, clock: 0 };
  for (const task of ofPage.filter(({ name }) => TASK.test(name))) {
    const collecting = collections.filter((each) => isWithin(each, task));
    const own = (task.tdur ?? 0) - collecting.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
    longest.own = Math.max(longest.own, own / 1000);
    longest.clock = Math.max(longest.clock, (task.dur ?? 0) / 1000);
  }
  return longest;
}

/** Traces a page while something is done to it. */
export async function longestTaskWhile(session: CDPSession, work: () => Promise<void>): Promise<LongestTask> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return longestTaskOf(events);
}
