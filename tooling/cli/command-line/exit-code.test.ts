/** @jest-environment node */
import { exitCodeOf } from './exit-code';

const fails = () => Promise.reject(new Error('There is no such folder.'));
const SAID = [['There is no such folder.']];

test.each<[string, () => Promise<number | void>, AbortSignal | undefined, number, string[][]]>([
  ['what ends well', () => Promise.resolve(), undefined, 0, []],
  ['what gives a code of its own', () => Promise.resolve(2), undefined, 2, []],
  ['what fails', fails, undefined, 1, SAID],
  ['what fails and was not told to stop', fails, new AbortController().signal, 1, SAID],
  ['what was told to stop', fails, AbortSignal.abort(), 0, []],
])('%s', async (_, run, stop, code, said) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  await expect(exitCodeOf(run, stop)).resolves.toBe(code);
  expect(error.mock.calls).toEqual(said);
});
