import { NoAnswer } from '../identity/backend-answer';
import { accountErrorText } from './account-error-text';
import { Refused } from './error-texts';

const failure = (code: string, message = 'Firebase: something.') => Object.assign(new Error(message), { code });

test.each<[unknown, RegExp]>([
  [new Refused('Too short.'), /^Too short\.$/],
  [new NoAnswer(), /not confirmed/],
  [failure('auth/invalid-credential'), /current password is not right/],
  [failure('auth/requires-recent-login'), /in again/],
  [failure('auth/network-request-failed'), /nothing was changed/],
  [failure('permission-denied'), /another admin/],
  [
    failure('auth/password-does-not-meet-requirements', 'Missing password requirements: [Ten characters] (auth/x).'),
    /^Ten characters$/,
  ],
  [failure('auth/operation-not-allowed', 'Switched off.'), /^The service refused this: Switched off\.$/],
  [failure('constructor'), /^The service refused this/],
])('%p: %s', (error, text) => {
  expect(accountErrorText(error)).toMatch(text);
});
