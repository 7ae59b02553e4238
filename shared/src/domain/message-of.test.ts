import { messageOf } from './message-of';

test.each([
  ['an error', new Error('No network.'), 'No network.'],
  ['an error of another kind', new TypeError('No function.'), 'No function.'],
  ['an error of another window', { name: 'Error', message: 'No network.' }, 'No network.'],
  ['an error that says nothing', new Error(''), ''],
  ['a text', 'No network.', 'No network.'],
  ['an object whose message is no text', { message: 404, toString: (): string => 'Not found.' }, 'Not found.'],
  ['nothing', undefined, 'undefined'],
  ['null', null, 'null'],
])('the message of %s', (_, thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
