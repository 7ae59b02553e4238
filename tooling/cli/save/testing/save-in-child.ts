import fs from 'node:fs';
import { endAtDiskCall } from '@otherfolk/system/testing/end-at-disk-call';
import { FILES, textOf } from './numbered-files';

/**
 * Saves the same files again and again, each time with the next number, and says which number was confirmed. Ends, as by the power
 * switch, at the so manyth thing that it does on the disk.
 */
const [catalogue = '', first = '1', last = '1'] = process.argv.slice(2);
endAtDiskCall(Number(last));

// These modules are imported once the calls are counted, so that they use the counted ones.
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
