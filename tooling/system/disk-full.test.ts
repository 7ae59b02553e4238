/** @jest-environment node */
import { isDiskFull } from './disk-full';

const MESSAGE = 'ENOSPC: no space left on device, write';

test.each([
  ['an error with the code of a full disk', Object.assign(new Error('gone wrong'), { code: 'ENOSPC' }), true],
  ['an error with the code of a quota that is used up', Object.assign(new Error(''), { code: 'EDQUOT' }), true],
  ['an error from another thread, which has lost its code', new Error(MESSAGE), true],
  ['an error with another code', Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }), false],
  [
    'an error that was caused by a full disk',
    new Error('x.json cannot be written', { cause: new Error(MESSAGE) }),
    true,
  ],
  ['an error that names the code further on', new Error(`x.json cannot be written: ${MESSAGE}`), false],
  ['undefined', undefined, false],
])('a full disk is distinguished from other errors: %s', (_, error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull);
});
