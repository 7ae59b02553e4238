import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { reloadScript } from './live-reload';

const code = readFileSync(path.join(__dirname, 'reload.js'), 'utf8');

/** Runs the script as a page of the version, and gives what it does when the server names one. */
function pageOf(version: string) {
  const source = { addEventListener: jest.fn() };
  const EventSource = jest.fn(() => source);
  const location = { reload: jest.fn() };
  const document = { currentScript: { src: `http://localhost:8080${reloadScript(version)}` } };
  runInNewContext(code, { EventSource, location, document, URL });
  expect(EventSource).toHaveBeenCalledWith('/dev/events');
  const [, onMessage] = source.addEventListener.mock.calls[0] as [string, (event: { data: string }) => void];
  return { location, hear: (data: string) => onMessage({ data }) };
}

test('a page of the current version stays, one of another reloads', () => {
  const page = pageOf('one');
  page.hear('one');
  expect(page.location.reload).not.toHaveBeenCalled();
  page.hear('two');
  expect(page.location.reload).toHaveBeenCalledTimes(1);
});
