import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Engine } from './engine';

const DRIVER_PORT = 4899;
const SERVER = `http://127.0.0.1:${DRIVER_PORT}`;

/** Answers what the driver does (https://www.w3.org/TR/webdriver2/#endpoints). */
async function ask<T>(path: string, body?: object): Promise<T> {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const { value } = (await (await fetch(`${SERVER}${path}`, init)).json()) as { value: T & { error?: string } };
  if (value?.error) throw new Error(JSON.stringify(value));
  return value;
}

async function whenReady(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await ask<{ ready: boolean }>('/status').catch(() => undefined))?.ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver does not answer at ${SERVER}.`);
}

const keys = (text: string) =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

/** WebKitGTK, over WebDriver; it needs a display, such as one of Xvfb. */
export async function openWebKit(): Promise<Engine> {
  const driver = spawn('WebKitWebDriver', [`--port=${DRIVER_PORT}`, '--host=127.0.0.1'], { stdio: 'ignore' });
  await Promise.race([whenReady(), once(driver, 'error').then(([error]) => Promise.reject(error as Error))]);
  const { sessionId } = await ask<{ sessionId: string }>('/session', { capabilities: { alwaysMatch: {} } });
  const to = (command: string, body: object) => ask<never>(`/session/${sessionId}/${command}`, body);
  const act = (source: { type: string; actions: object[] }) =>
    to('actions', { actions: [{ id: source.type, ...source }] });
  return {
    open: (url) => to('url', { url }),
    evaluate: (expression) =>
      to('execute/async', {
        script: `const done = arguments[arguments.length - 1]; Promise.resolve(${expression}).then(done);`,
        args: [],
      }),
    press: (x, y) =>
      act({
        type: 'pointer',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) => act({ type: 'key', actions: keys(text) }),
    resize: (width, height) => to('window/rect', { width, height }),
    close: async () => {
      await fetch(`${SERVER}/session/${sessionId}`, { method: 'DELETE' });
      driver.kill();
    },
  };
}
