/** The cost of what a page has loaded of a remote. */
export interface RemoteLoad {
  files: number;
  /** Bytes as they came over the network; of what came from a cache, its size. */
  bytes: number;
  /** Milliseconds from the first request to the last answer. */
  ms: number;
}

type Timing = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'transferSize' | 'encodedBodySize'
>;

/** What a page has loaded from a folder, by the timings of its resources; undefined where that is nothing. */
export function loadOf(folder: string, timings: readonly Timing[]): RemoteLoad | undefined {
  const own = timings.filter(({ name }) => name.startsWith(folder));
  if (own.length === 0) return undefined;
  const begun = Math.min(...own.map(({ startTime }) => startTime));
  const ended = Math.max(...own.map(({ responseEnd }) => responseEnd));
  return {
    files: own.length,
    bytes: own.reduce((sum, { transferSize, encodedBodySize }) => sum + (transferSize || encodedBodySize), 0),
    ms: Math.round(ended - begun),
  };
}
