const warn = jest.fn();

/** A browser in which a service worker is registered so; undefined for one that has none. */
function givenServiceWorkers(register: (() => Promise<unknown>) | undefined): void {
  const container = register && {
    controller: null,
    getRegistration: async () => undefined,
    ready: new Promise(() => undefined),
    addEventListener: () => undefined,
    register,
  };
  if (container) Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  else Reflect.deleteProperty(navigator, 'serviceWorker');
}

async function runScript(): Promise<unknown[]> {
  await jest.isolateModulesAsync(async () => void (await import('./offline')));
  await new Promise((resolve) => setTimeout(resolve));
  return warn.mock.calls;
}

const SENTENCE = 'This site cannot be kept for reading offline';

beforeEach(() => {
  warn.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(warn);
  Object.defineProperty(window, 'caches', { value: { keys: async () => [] }, configurable: true });
});

afterEach(() => givenServiceWorkers(undefined));

test.each<[string, (() => Promise<unknown>) | undefined, string]>([
  ['there are no service workers', undefined, 'this browser has no service workers.'],
  ['registering one comes to nothing', async () => undefined, 'this browser has registered no service worker.'],
  [
    'registering one is refused',
    async () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
    'this browser has registered no service worker. The operation is insecure.',
  ],
  [
    'registering one is refused with a TypeError',
    async () => {
      throw new TypeError('Failed to register a ServiceWorker: 404.');
    },
    'this browser has registered no service worker.',
  ],
])('the log says in one sentence that %s', async (_, register, reason) => {
  givenServiceWorkers(register);
  expect(await runScript()).toEqual([[`${SENTENCE}: ${reason}`]]);
});
