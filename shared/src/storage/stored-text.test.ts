import { storedText } from './stored-text';

const KEY = 'aText';
const changed = jest.fn();

beforeEach(() => {
  changed.mockClear();
  window.localStorage.clear();
});

test('a text is read once for all who are subscribed, and anew when it is written', () => {
  window.localStorage.setItem(KEY, 'first');
  const { subscribe, read, write } = storedText(KEY);
  const stops = [subscribe(changed), subscribe(changed)];
  const getItem = jest.spyOn(Storage.prototype, 'getItem');
  expect([read(), read(), read()]).toEqual(['first', 'first', 'first']);
  expect(getItem).toHaveBeenCalledTimes(1);
  write('second');
  expect(changed).toHaveBeenCalledTimes(2);
  expect(read()).toBe('second');
  stops.forEach((stop) => stop());
});

test('subscribers follow the writes of another store of the page, until their subscription ends', () => {
  const { subscribe, read } = storedText(KEY);
  const other = storedText(KEY);
  const stop = subscribe(changed);
  expect(read()).toBeNull();
  other.write('by the other');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(read()).toBe('by the other');
  stop();
  other.write('again');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(read()).toBe('again');
});

test.each<[string, () => Event]>([
  ['another tab writes it', () => new StorageEvent('storage', { key: KEY })],
  ['another tab clears everything', () => new StorageEvent('storage', { key: null })],
  ['the browser shows a page again that it had put aside', () => new Event('pageshow')],
])('the text is read anew when %s', (_, event) => {
  const { subscribe, read } = storedText(KEY);
  const stop = subscribe(changed);
  expect(read()).toBeNull();
  window.localStorage.setItem(KEY, 'of another tab');
  window.dispatchEvent(event());
  expect(changed).toHaveBeenCalledTimes(1);
  expect(read()).toBe('of another tab');
  stop();
});

test('a text that the storage refuses lives as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { subscribe, read, write } = storedText(KEY);
  const stop = subscribe(changed);
  write('kept');
  expect(read()).toBe('kept');
  stop();
  expect(read()).toBe('kept');
});
