/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';
import { RequestLog } from './request-log';

const ORIGIN_MS = 1_700_000_000_000;

let events: EventEmitter;
let log: RequestLog;
beforeEach(async () => {
  events = Object.assign(new EventEmitter(), { send: jest.fn() });
  log = await RequestLog.start(events as unknown as CDPSession);
});

function send(requestId: string, timestamp: number, more: object = {}, url = `http://localhost/${requestId}`): void {
  events.emit('Network.requestWillBeSent', {
    requestId,
    request: { url, initialPriority: 'Low' },
    type: 'Script',
    initiator: { type: 'other' },
    timestamp,
    wallTime: ORIGIN_MS / 1000 + timestamp - 100,
    ...more,
  });
}

test('times are those of the page, bytes those of the compressed body', () => {
  send('a', 100.01);
  events.emit('Network.dataReceived', { requestId: 'a', encodedDataLength: 700 });
  events.emit('Network.dataReceived', { requestId: 'a', encodedDataLength: 50 });
  events.emit('Network.loadingFinished', { requestId: 'a', timestamp: 100.25 });
  send('b', 100.5);
  const [a, b] = log.since(ORIGIN_MS);
  expect(a).toMatchObject({ url: 'http://localhost/a', type: 'Script', bytes: 750, initiator: 'other' });
  expect(a?.start).toBeCloseTo(10, 2);
  expect(a?.end).toBeCloseTo(250, 2);
  expect(b?.end).toBeUndefined();
});

test('an initiator is the file that was read, or the scripts on the stack', () => {
  send('a', 100, { initiator: { type: 'parser', url: 'http://localhost/' } });
  const parent = { callFrames: [{ url: 'http://localhost/main.js' }] };
  send('b', 101, { initiator: { type: 'script', stack: { callFrames: [{ url: '' }], parent } } });
  expect(log.since(ORIGIN_MS)).toMatchObject([
    { initiator: 'parser', initiatorUrls: ['http://localhost/'] },
    { initiator: 'script', initiatorUrls: ['http://localhost/main.js'] },
  ]);
});

test('what never touched the network is no request', () => {
  send('a', 100, {}, 'data:image/png;base64,');
  send('b', 101);
  events.emit('Network.requestServedFromCache', { requestId: 'b' });
  expect(log.since(ORIGIN_MS)).toEqual([]);
});
