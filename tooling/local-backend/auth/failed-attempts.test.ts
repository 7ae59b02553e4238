/** @jest-environment node */
import { FailedAttempts } from './failed-attempts';

let time = 0;
let attempts: FailedAttempts;
beforeEach(() => {
  time = 1_000_000;
  attempts = new FailedAttempts(() => time);
});
const fail = (count: number, email = 'a@b.c') => {
  for (let each = 0; each < count; each++) attempts.begin(email);
};
const tooMany = /^TOO_MANY_ATTEMPTS_TRY_LATER : /;

test('an address gets through with twenty failed attempts, and not with the next', () => {
  fail(20);
  expect(() => attempts.begin('a@b.c')).toThrow(tooMany);
  expect(() => attempts.begin('other@b.c')).not.toThrow();
});

test('a minute later all is forgiven', () => {
  fail(20);
  time += 60_000;
  fail(20);
  expect(() => attempts.begin('a@b.c')).toThrow(tooMany);
});

test('an attempt that is refused does not make the pause longer', () => {
  fail(20);
  time += 59_999;
  expect(() => attempts.begin('a@b.c')).toThrow(tooMany);
  time += 1;
  expect(() => attempts.begin('a@b.c')).not.toThrow();
});

test('a right password forgives at once', () => {
  fail(20);
  attempts.forget('a@b.c');
  expect(() => attempts.begin('a@b.c')).not.toThrow();
});
