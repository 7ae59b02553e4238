/** @jest-environment node */
import { untilForgotten } from './until-forgotten';

let generation: number;
const emptyAgain = jest.fn(() => Promise.resolve());
const response = {} as Response;

/** A request, as a strategy takes its plugins through it. */
async function started() {
  const plugin = untilForgotten(() => generation, emptyAgain);
  const param = { response, request: {} as Request, event: new Event('fetch') as never, state: {}, cacheName: 'a' };
  await plugin.handlerWillStart?.(param);
  return {
    mayWrite: async () => (await plugin.cacheWillUpdate?.(param)) === response,
    hasWritten: () => plugin.cacheDidUpdate?.({ ...param, newResponse: response }),
  };
}

beforeEach(() => {
  generation = 0;
  emptyAgain.mockClear();
});

test('an answer to what was asked for since is written', async () => {
  generation = 3;
  const request = await started();
  await expect(request.mayWrite()).resolves.toBe(true);
  await request.hasWritten();
  expect(emptyAgain).not.toHaveBeenCalled();
});

test('an answer that comes after the cache was emptied is not written', async () => {
  const request = await started();
  generation++;
  await expect(request.mayWrite()).resolves.toBe(false);
});

test('an answer that is being written while the cache is emptied is removed again', async () => {
  const request = await started();
  await expect(request.mayWrite()).resolves.toBe(true);
  generation++;
  await request.hasWritten();
  expect(emptyAgain).toHaveBeenCalledTimes(1);
});
