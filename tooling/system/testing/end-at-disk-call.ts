import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const CALLS = [
  'writeFileSync',
  'renameSync',
  'mkdirSync',
  'writeSync',
  'fsyncSync',
  'rmSync',
  'chmodSync',
  'copyFileSync',
  'linkSync',
] as const;
const PROMISED = ['open', 'rename', 'writeFile', 'rm', 'mkdir', 'cp'] as const;

/**
 * Ends this process, as by the power switch, at the so manyth thing that it does on the disk. What counts must be imported after the
 * call.
 */
export function endAtDiskCall(count: number): void {
  let left = count;
  function counting<Call extends (...args: never[]) => unknown>(call: Call): Call {
    const counted = (...args: Parameters<Call>) => {
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return call(...args);
    };
    return counted as Call;
  }
  for (const name of CALLS) Object.assign(fs, { [name]: counting(fs[name]) });
  for (const name of PROMISED) Object.assign(fs.promises, { [name]: counting(fs.promises[name]) });
  syncBuiltinESMExports();
}
