/** @jest-environment node */
import { exitCodeOf } from './exit-code';

const fails = () => Promise.reject(new Error('There is no such folder.'));
const SAID = [['There is no such folder.']];
const fillsDisk = () => Promise.reject(new Error('ENOSPC: no space left on device, write'));
const FULL = 'The disk is full (ENOSPC: no space left on device, write). Make room, and run the command again.';

test.each<[string, () => Promise<number | void>, AbortSignal | undefined, number, string[][]]>([
  ['what ends well', () => Promise.resolve(), undefined, 0, []],
  ['what gives a code of its own', () => Promise.resolve(2), undefined, 2, []],
  ['what fails', fails, undefined, 1, SAID],
  ['what finds the disk full', fillsDisk, undefined, 1, [[FULL]]],
  ['a command that fails and was not stopped', fails, new AbortController().signal, 1, SAID],
  ['a command that was stopped', fails, AbortSignal.abort(), 0, []],
])('%s', async (_, run, stop, code, said) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  await expect(exitCodeOf(run, stop)).resolves.toBe(code);
  expect(error.mock.calls).toEqual(said);
});
