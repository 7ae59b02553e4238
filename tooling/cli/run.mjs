// Starts every command of this repository, on a fresh clone too: this file runs before anything is installed, so it is plain
// JavaScript without imports from elsewhere.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];
const STOP_TIMEOUT_MS = 2000;
const root = fileURLToPath(new URL('../..', import.meta.url));

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  } catch {
    return undefined;
  }
};

/** npm notes in node_modules what it installed; everything that the lock file asks for must be there in that version. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const present = readJson('node_modules/.package-lock.json')?.packages;
  return (
    present !== undefined &&
    Object.entries(wanted).every(
      ([name, entry]) => name === '' || entry.optional || entry.link || present[name]?.version === entry.version,
    )
  );
}

function install() {
  console.error('Installing what the lock file names (npm ci), once…');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    // A group of its own, so that none of its children outlives it.
    detached: true,
  });
  let stopping = false;
  const stop = (signal) => {
    if (stopping) return;
    stopping = true;
    child.kill(signal);
    // npm finishes what it is at first. What it leaves half done, the next start finds incomplete and installs anew.
    setTimeout(() => process.kill(-child.pid, 'SIGKILL'), STOP_TIMEOUT_MS).unref();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve) => {
    child.on('error', (error) => refuse(`npm could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      // Whoever stops it while it installs is not told that npm failed.
      if (stopping || signal) process.exit(0);
      if (code !== 0) refuse(`npm ci failed with code ${code}; its messages stand above.`);
      resolve();
    });
  });
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  refuse(`Otherfolk needs Node ${OLDEST_NODE.join('.')} or newer, and this is Node ${process.versions.node}.`);
}

const [command, ...args] = process.argv.slice(2);
if (!isInstalled()) await install();
// React chooses its build by this. Only now: npm would leave out what building needs.
process.env.NODE_ENV = command === 'dev' ? 'development' : command === 'test' ? 'test' : 'production';
await import('../system/register-typescript.mjs');
const { main } = await import(`./commands/${command}.ts`).catch((error) => {
  // Their messages name the file and say enough; what else goes wrong needs its stack.
  if (error.name !== 'TransformError' && error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  refuse(`'${command}' cannot begin: ${error.message}`);
});
process.exitCode = await main(args);
