/** @jest-environment node */
import { FailedAttempts } from './failed-attempts';

let time = 0;
let attempts: FailedAttempts;
beforeEach(() => {
  time = 1_000_000;
  attempts = new FailedAttempts(() => time);
});
const fail = (count: number, email = 'a@b.c') => {
  for (let each = 0; each < count; each++) attempts.note(email);
};
const tooMany = /^TOO_MANY_ATTEMPTS_TRY_LATER : /;

test('nineteen are forgiven, the twentieth is not', () => {
  fail(19);
  expect(() => attempts.check('a@b.c')).not.toThrow();
  fail(1);
  expect(() => attempts.check('a@b.c')).toThrow(tooMany);
  expect(() => attempts.check('other@b.c')).not.toThrow();
});

test('a minute later all is forgiven', () => {
  fail(20);
  time += 60_000;
  expect(() => attempts.check('a@b.c')).not.toThrow();
  fail(1);
  expect(() => attempts.check('a@b.c')).not.toThrow();
});

test('a right password forgives at once', () => {
  fail(20);
  attempts.forget('a@b.c');
  expect(() => attempts.check('a@b.c')).not.toThrow();
});
