/** @jest-environment node */
import { isAnswer, NoAnswer, withTimeout } from './backend-answer';

const withCode = (code: unknown) => Object.assign(new Error('x'), { code });

test.each([
  ['a wrong password', withCode('auth/invalid-credential'), true],
  ['a taken e-mail', withCode('auth/email-already-in-use'), true],
  ['a refusal of the rules', withCode('permission-denied'), true],
  ['a revoked session', withCode('auth/user-token-expired'), true],
  ['no network', withCode('auth/network-request-failed'), false],
  ['a failed fetch of the database', withCode('unknown'), false],
  ['a database that is down', withCode('unavailable'), false],
  ['an answer that is no JSON', new SyntaxError('Unexpected token <'), false],
  ['a number for a code', withCode(7), false],
  ['silence', new NoAnswer(), false],
  ['nothing', undefined, false],
])('%s is an answer: %j', (_, error, expected) => {
  expect(isAnswer(error)).toBe(expected);
});

test('a call that is answered in time settles as it does', async () => {
  await expect(withTimeout(Promise.resolve(7))).resolves.toBe(7);
  await expect(withTimeout(Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('a call without an answer ends after ten seconds, and a later answer changes nothing', async () => {
  jest.useFakeTimers();
  let answer: (value: number) => void = () => undefined;
  const seen = jest.fn();
  const call = withTimeout(new Promise<number>((resolve) => (answer = resolve))).catch(seen);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(seen).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledWith(expect.any(NoAnswer));
  answer(7);
  await expect(call).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});
