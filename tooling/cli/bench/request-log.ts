import type { CDPSession } from '@playwright/test';

/** A request as it went over the network. Times are seconds of a clock that only the log itself knows. */
export interface LoggedRequest {
  id: string;
  url: string;
  /** The type of the Chrome DevTools Protocol: Document, Script, Image, Fetch, … */
  type: string;
  initiator: 'parser' | 'script' | 'other';
  /** The document or stylesheet that the parser read, or the scripts on the stack. */
  initiatorUrls: string[];
  isUrgent: boolean;
  start: number;
  /** Undefined while it runs. */
  end?: number;
  /** The bytes of the body as it was transferred, that is compressed. */
  bytes: number;
}

const URGENT = new Set(['VeryHigh', 'High']);

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

const urlsOf = (stack?: Stack): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...urlsOf(stack.parent)].filter(Boolean) : [];

/** Writes down the requests of a page from now on. */
export class RequestLog {
  private readonly requests = new Map<string, LoggedRequest>();
  private readonly fromMemory = new Set<string>();
  /** What is to be added to a time of the log to have it in seconds since 1970. */
  private wallOffset = 0;

  private constructor(session: CDPSession) {
    session.on(
      'Network.requestWillBeSent',
      ({ requestId, request, type = 'Other', initiator, timestamp, wallTime }) => {
        this.wallOffset ||= wallTime - timestamp;
        const { type: kind, url, stack } = initiator;
        this.requests.set(requestId, {
          id: requestId,
          url: request.url,
          type,
          initiator: kind === 'parser' || kind === 'script' ? kind : 'other',
          initiatorUrls: url ? [url] : urlsOf(stack),
          isUrgent: URGENT.has(request.initialPriority),
          start: timestamp,
          bytes: 0,
        });
      },
    );
    session.on('Network.requestServedFromCache', ({ requestId }) => void this.fromMemory.add(requestId));
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const request = this.requests.get(requestId);
      if (request) request.bytes += encodedDataLength;
    });
    const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
      const request = this.requests.get(requestId);
      if (request) request.end = timestamp;
    };
    session.on('Network.loadingFinished', end);
    session.on('Network.loadingFailed', end);
  }

  static async start(session: CDPSession): Promise<RequestLog> {
    const log = new RequestLog(session);
    await session.send('Network.enable');
    return log;
  }

  /** The requests in the order of sending, times in milliseconds since the page's time origin. */
  since(timeOrigin: number): LoggedRequest[] {
    const onPage = (time: number) => (time + this.wallOffset) * 1000 - timeOrigin;
    return [...this.requests.values()]
      .filter(({ id, url }) => !this.fromMemory.has(id) && /^https?:/.test(url))
      .map((request) => ({
        ...request,
        start: onPage(request.start),
        ...(request.end !== undefined && { end: onPage(request.end) }),
      }));
  }
}
