import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a command came to. Times in milliseconds, memory in bytes. */
export interface CommandFigures {
  /** The time by the clock, to the command's end or until it was ready. */
  time: number;
  /** The processor time of all its processes, user and system. */
  cpu: number;
  /** The most memory of the process that took most. */
  memory: number;
}

/** What resource-usage-probe.js writes. */
type Usage = Pick<CommandFigures, 'cpu' | 'memory'>;

const PROBE = new URL('./resource-usage-probe.js', import.meta.url).href;

/** The number of characters of what a command says that are kept to tell why it failed. */
const KEPT_CHARACTERS = 2000;

async function usageIn(folder: string): Promise<Usage> {
  const files = await readdir(folder);
  const usages = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Usage),
  );
  return {
    cpu: usages.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...usages.map(({ memory }) => memory)),
  };
}

export interface Command {
  /** The arguments of Node: a script, and its arguments. */
  args: readonly string[];
  environment?: NodeJS.ProcessEnv;
  /** What a command that does not end by itself prints when it is ready; it is stopped then. */
  ready?: RegExp;
  /** The codes that the command ends with where it has done its work; 0 where they are not given. */
  exitCodes?: readonly number[];
}

/** Resolves to how long it took. */
function run({ args, environment, ready, exitCodes = [0] }: Command, usageFolder: string): Promise<number> {
  const options = [process.env.NODE_OPTIONS, `--import=${PROBE}`].filter(Boolean).join(' ');
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, NODE_OPTIONS: options, BENCH_USAGE_DIR: usageFolder },
  });
  let said = '';
  let readyAt: number | undefined;
  const onOutput = (text: string) => {
    said = (said + text).slice(-KEPT_CHARACTERS);
    if (readyAt !== undefined || !ready?.test(said)) return;
    readyAt = performance.now();
    child.kill('SIGTERM');
  };
  child.stdout.setEncoding('utf8').on('data', onOutput);
  child.stderr.setEncoding('utf8').on('data', onOutput);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const isDone = code !== null && exitCodes.includes(code) && (!ready || readyAt !== undefined);
      if (isDone) return resolve((readyAt ?? performance.now()) - started);
      const reason = said.trim().split('\n').at(-1) ?? '';
      reject(new Error(`${args.slice(1).join(' ')} ended with ${signal ?? code}, so it cannot be measured: ${reason}`));
    });
  });
}

/** Runs a command of Node once. Rejects with one sentence where it fails. */
export async function measureCommand(command: Command): Promise<CommandFigures> {
  const usageFolder = await mkdtemp(path.join(tmpdir(), 'otherfolk-usage-'));
  try {
    const time = await run(command, usageFolder);
    return { time, ...(await usageIn(usageFolder)) };
  } finally {
    await rm(usageFolder, { recursive: true, force: true });
  }
}
