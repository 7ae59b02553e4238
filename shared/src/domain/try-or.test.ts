/** @jest-environment node */
import { tryOr } from './try-or';

const refuse = (): string => {
  throw new DOMException('Storage is refused.', 'SecurityError');
};

test.each<[string, () => unknown, unknown]>([
  ['a call that gives something', () => 'kept', 'kept'],
  ['a call that gives nothing', () => undefined, undefined],
  ['a call that throws', refuse, null],
  ['a text that is no JSON', () => JSON.parse('{') as unknown, null],
])('%s', (_, call, outcome) => {
  expect(tryOr(call, null)).toBe(outcome);
});
