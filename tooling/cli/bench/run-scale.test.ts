/** @jest-environment node */
import { runScale } from './run-scale';

test('the catalogues take turns with each step, and change places from run to run', async () => {
  const asked: string[] = [];
  const catalogues = [
    { lives: 55, more: 0, folder: 'shipped' },
    { lives: 255, more: 200, folder: 'big' },
  ];
  const onStep = jest.fn();
  const results = await runScale({
    catalogues,
    steps: ['index', 'server'],
    runs: 2,
    onStep,
    measure: async ({ folder }, step) => {
      asked.push(`${step} ${folder}`);
      return { time: asked.length, cpu: 0, memory: 0 };
    },
  });
  expect(asked).toEqual([
    'index shipped',
    'index big',
    'server shipped',
    'server big',
    'index big',
    'index shipped',
    'server big',
    'server shipped',
  ]);
  const at = (time: number) => ({ time, cpu: 0, memory: 0 });
  const ofShipped = [
    { index: at(1), server: at(3) },
    { index: at(6), server: at(8) },
  ];
  const ofBig = [
    { index: at(2), server: at(4) },
    { index: at(5), server: at(7) },
  ];
  expect(results).toEqual([
    { lives: 55, more: 0, runs: ofShipped },
    { lives: 255, more: 200, runs: ofBig },
  ]);
  expect(onStep.mock.calls[1]).toEqual([1, catalogues[1], 'index']);
});
