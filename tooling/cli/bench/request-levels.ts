import type { LoggedRequest } from './request-log';

const AWAITED_BY_SCRIPTS = new Set(['Script', 'Fetch', 'XHR']);
const NEEDED = new Set(['Document', 'Stylesheet', 'Script', 'Fetch', 'XHR']);

/** Whether a script may have waited for the request before it sent another. */
const isAwaited = ({ type, isUrgent }: LoggedRequest) => AWAITED_BY_SCRIPTS.has(type) || (type === 'Image' && isUrgent);

/**
 * How many requests had to follow one another, from the HTML to the moment when the page was ready. The HTML is level 1. What
 * a parser asks for is one level above the document or stylesheet that it read. What a script asks for is one level above the
 * scripts on its stack, and above everything that it may have waited for: each script, answer and urgent image that had
 * arrived when the request was sent. So a wait that no stack shows counts too, and chance can only make the figure larger.
 * Images and fonts alone keep no page from being ready: levels are counted over documents, styles, scripts and answers.
 */
export function requestLevels(requests: readonly LoggedRequest[], ready: number): number {
  const levels = new Map<LoggedRequest, number>();
  const inOrder = [...requests].sort((a, b) => a.start - b.start);
  for (const request of inOrder) {
    const arrived = (earlier: LoggedRequest) => earlier.end !== undefined && earlier.end <= request.start;
    const before = [...levels].filter(
      ([earlier]) =>
        request.initiatorUrls.includes(earlier.url) ||
        (request.initiator === 'script' && isAwaited(earlier) && arrived(earlier)),
    );
    levels.set(request, 1 + Math.max(0, ...before.map(([, level]) => level)));
  }
  const needed = [...levels].filter(([{ type, end = Infinity }]) => NEEDED.has(type) && end <= ready);
  return Math.max(0, ...needed.map(([, level]) => level));
}
