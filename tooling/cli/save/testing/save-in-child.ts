import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { FILES, textOf } from './numbered-files';

/**
 * Saves the same files again and again, each time with the next number, and says which number was confirmed. Ends, as by the power
 * switch, at the so manyth thing that it does on the disk.
 */
const [catalogue = '', first = '1', last = '1'] = process.argv.slice(2);
let left = Number(last);
const CALLS = ['writeFileSync', 'renameSync', 'mkdirSync', 'writeSync', 'fsyncSync', 'rmSync', 'chmodSync'] as const;
const PROMISED = ['open', 'rename'] as const;

function endingAtLast<Call extends (...args: never[]) => unknown>(call: Call): Call {
  const counted = (...args: Parameters<Call>) => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return call(...args);
  };
  return counted as Call;
}

for (const name of CALLS) Object.assign(fs, { [name]: endingAtLast(fs[name]) });
for (const name of PROMISED) Object.assign(fs.promises, { [name]: endingAtLast(fs.promises[name]) });
syncBuiltinESMExports();

// After the calls are counted, so that it imports those.
const { hashOf } = await import('../content-pack');
const { ChangeStore } = await import('../change-store');
const store = new ChangeStore({ catalogue, index: () => Promise.resolve(undefined) });
await store.recover();
for (let number = Number(first); ; number++) {
  const files = FILES.map((path) => ({
    path,
    bytes: Buffer.from(textOf(path, number)),
    before: number === 1 ? null : hashOf(Buffer.from(textOf(path, number - 1))),
  }));
  await store.save({ by: 'editor@demo.test', summary: `Number ${number}`, files });
  fs.writeSync(process.stdout.fd, `${number}\n`);
}
