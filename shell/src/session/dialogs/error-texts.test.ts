/** @jest-environment node */
import { NoAnswer } from '../identity/backend-answer';
import { type Attempt, errorText, validationError } from './error-texts';

const failure = (code: string, message = 'Firebase: something.') => Object.assign(new Error(message), { code });

test.each<[Attempt, unknown, string | undefined]>([
  ['login', failure('auth/invalid-credential'), 'Login failed'],
  ['login', failure('auth/user-not-found'), 'Login failed'],
  ['login', new NoAnswer(), 'Login failed'],
  ['google', failure('auth/popup-closed-by-user'), 'Google login failed.'],
  ['google', failure('auth/popup-blocked'), 'Google login failed.'],
  ['google', failure('auth/cancelled-popup-request'), undefined],
  ['signup', failure('auth/email-already-in-use', 'Firebase: taken.'), 'Signup failed: Firebase: taken.'],
  ['signup', new NoAnswer(), 'Signup failed: The backend did not answer within 10 seconds: not confirmed.'],
  ['signup', 'refused', 'Signup failed: refused'],
])('%s, %p: %j', (attempt, error, text) => {
  expect(errorText(attempt, error)).toBe(text);
});

const signUp = {
  displayName: 'Wren',
  email: 'wren@example.org',
  password: 'quiet-harbour-7',
  confirmation: 'quiet-harbour-7',
};

test.each([
  ['a complete sign-up', signUp, undefined],
  ['passwords that differ', { ...signUp, confirmation: 'quiet-harbour-8' }, 'Passwords do not match'],
  [
    'passwords that differ, without a name',
    { ...signUp, displayName: '', confirmation: 'x' },
    'Passwords do not match',
  ],
  ['a password that is not confirmed', { ...signUp, confirmation: '' }, 'Please fill in every field.'],
  ['a blank name', { ...signUp, displayName: ' ' }, 'Please fill in every field.'],
  ['a complete login', { email: 'wren@example.org', password: 'x' }, undefined],
  ['a password of blanks', { email: 'wren@example.org', password: '   ' }, undefined],
  ['an empty login', { email: '', password: '' }, 'Please fill in every field.'],
])('%s', (_, fields, text) => {
  expect(validationError(fields)).toBe(text);
});
