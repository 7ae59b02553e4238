/** @jest-environment node */
import { measureCommand } from './measure-command';

const MB = 1_000_000;
const script = (code: string) => ['--input-type=module', '-e', code];

const GRANDCHILD = `
  import { execFileSync } from 'node:child_process';
  execFileSync(process.execPath, ['-e', 'Buffer.alloc(${300 * MB}, 1)']);
`;

const THREAD = `
  import { Worker } from 'node:worker_threads';
  new Worker('Buffer.alloc(${300 * MB}, 1)', { eval: true });
`;

test.each([
  ['itself', `Buffer.alloc(${300 * MB}, 1)`],
  ['what it starts', GRANDCHILD],
  ['its threads', THREAD],
])('the memory of %s counts', async (_, code) => {
  const { memory } = await measureCommand({ args: script(code) });
  expect(memory).toBeGreaterThan(300 * MB);
});

test('the memory of who measures does not', async () => {
  const held = Buffer.alloc(400 * MB, 1);
  const { time, cpu, memory } = await measureCommand({ args: script('') });
  expect(memory).toBeLessThan(held.length);
  expect(time).toBeGreaterThan(0);
  expect(cpu).toBeGreaterThan(0);
});

test('a command that goes on is stopped when it is ready, and its environment is its own', async () => {
  const code = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => 0, 1000); console.log(process.env.SAYS)`;
  const command = { args: script(code), environment: { SAYS: 'ready: here' }, ready: /^ready: /m };
  await expect(measureCommand(command)).resolves.toEqual({
    time: expect.any(Number),
    cpu: expect.any(Number),
    memory: expect.any(Number),
  });
});

test('a command that ends as it may has done its work', async () => {
  const command = { args: script('process.exit(1)'), exitCodes: [0, 1] };
  await expect(measureCommand(command)).resolves.toBeDefined();
});

test.each([
  [
    'a command that fails',
    { args: script(`console.error('no such folder'); process.exit(1)`) },
    /ended with 1, .*: no such folder$/,
  ],
  [
    'one that ends before it is ready',
    { args: script(`console.log('over')`), ready: /^ready/ },
    /ended with 0, .*: over$/,
  ],
])('%s rejects with one sentence', async (_, command, sentence) => {
  await expect(measureCommand(command)).rejects.toThrow(sentence);
});
