/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';

type Main = (args: string[]) => Promise<number>;

const commands = readdirSync(fromRoot('tooling/cli/commands'))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { scripts: Record<string, string> };

/** A command as it is typed: npm knows two scripts without `run`, and workspaces have their own. */
function typed(command: string): string {
  if (command === 'dev') return 'npm start -w <';
  const [script = ''] = Object.entries(scripts).find(([, line]) => line.endsWith(`run.mjs ${command}`)) ?? [];
  return ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
}

let printed: jest.SpyInstance;
let said: jest.SpyInstance;
beforeEach(() => {
  printed = jest.spyOn(console, 'log').mockImplementation();
  said = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('the commands folder has all commands', () => {
  expect(commands).toEqual(expect.arrayContaining(['serve', 'dev', 'build', 'export', 'release', 'content', 'test']));
});

test.each(commands)('%s answers --help with its usage, and ends well', async (command) => {
  const { main } = (await import(`../commands/${command}`)) as { main: Main };
  await expect(main(['--help'])).resolves.toBe(0);
  expect(printed.mock.calls).toEqual([[expect.stringContaining(typed(command))]]);
  expect(said).not.toHaveBeenCalled();
});

test('--help is all that is answered beside other arguments', async () => {
  const { main } = (await import('../commands/release')) as { main: Main };
  await expect(main(['plots', '--fast', '--help'])).resolves.toBe(0);
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/^npm run release -- </)]]);
});
