/** @jest-environment node */
import { simulate, type Simulation } from '@otherfolk/shared/atlas/atlas-layout';
import { WorkThread } from './work-thread';

const silently = () => undefined;

const simulationOf = (count: number): Simulation => ({
  start: Array.from({ length: count }, (_, place) => ({ x: place * 70, y: 0 })),
  pairs: Array.from({ length: count - 1 }, (_, place) => [place, place + 1] as const),
  effort: { steps: 20, theta: 0.9, iterations: 1, apartFrom: 0 },
});

const place = (thread: WorkThread, count: number, told: (count: number) => void = silently) =>
  thread.run({ what: 'layout', from: simulationOf(count) }, told);

test('each job gets what comes of it and hears of its own progress, also when they are given at the same time', async () => {
  const thread = new WorkThread();
  const sizes = [3, 30, 5];
  const values = await Promise.all(
    sizes.map(async (size) => {
      let told = 0;
      const points = await place(thread, size, (count) => {
        told += count;
      });
      return { points, told: Math.round(told) };
    }),
  );
  expect(values).toEqual(sizes.map((size) => ({ points: simulate(simulationOf(size), silently), told: size })));
});

test('a thread that has ended as nobody had a job begins again with the next', async () => {
  const thread = new WorkThread();
  const first = await place(thread, 3);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(await place(thread, 3)).toEqual(first);
});

test('jobs are refused with one sentence when the thread ends before, and the next one begins another', async () => {
  const thread = new WorkThread();
  const broken = thread.run({ what: 'layout', from: {} }, silently);
  const waiting = place(thread, 3);
  const sentence = /^A thread that derived files of the catalogue has ended: .+\.$/;
  await expect(broken).rejects.toThrow(sentence);
  await expect(waiting).rejects.toThrow(sentence);
  await expect(place(thread, 3)).resolves.toEqual(simulate(simulationOf(3), silently));
});
