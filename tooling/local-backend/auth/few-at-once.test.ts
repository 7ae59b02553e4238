/** @jest-environment node */
import { FewAtOnce } from './few-at-once';

/** Work that ends when it is told to. */
function slowWork() {
  const ends: ((result?: Error) => void)[] = [];
  const work = jest.fn(
    () =>
      new Promise<string>((resolve, reject) =>
        ends.push((error) => {
          if (error) reject(error);
          else resolve('done');
        }),
      ),
  );
  return { ends, work };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const outcomeOf = (running: Promise<string>) => running.catch((error: Error) => error.message.split(' ')[0]);

test('a few of many pieces of work run, a few wait in their order, and the rest are refused at once', async () => {
  const few = new FewAtOnce({ atOnce: 2, waiting: 3 });
  const { ends, work } = slowWork();
  const outcomes = Array.from({ length: 10 }, () => outcomeOf(few.run(work)));
  await expect(Promise.all(outcomes.slice(5))).resolves.toEqual(Array(5).fill('TOO_MANY_ATTEMPTS_TRY_LATER'));
  expect(work).toHaveBeenCalledTimes(2);
  for (let ended = 0; ended < 5; ended++) {
    ends[ended]?.();
    await settle();
    expect(work).toHaveBeenCalledTimes(Math.min(5, ended + 3));
  }
  await expect(Promise.all(outcomes.slice(0, 5))).resolves.toEqual(Array(5).fill('done'));
});

test('work that fails gives its place free', async () => {
  const few = new FewAtOnce({ atOnce: 1, waiting: 0 });
  const { ends, work } = slowWork();
  const first = outcomeOf(few.run(work));
  ends[0]?.(new Error('broken'));
  await expect(first).resolves.toBe('broken');
  const second = few.run(work);
  ends[1]?.();
  await expect(second).resolves.toBe('done');
});
