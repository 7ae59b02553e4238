/** @jest-environment node */
import { filesNamed, testOptions } from './test-options';

test.each<[string[], ReturnType<typeof testOptions>]>([
  [[], { checks: true, unit: true, browser: true, name: undefined }],
  [['--unit'], { checks: false, unit: true, browser: false, name: undefined }],
  [['--e2e'], { checks: false, unit: false, browser: true, name: undefined }],
  [['--unit', '--e2e'], { checks: true, unit: true, browser: true, name: undefined }],
  [['drafts'], { checks: false, unit: true, browser: true, name: 'drafts' }],
  [['--unit', 'shared/src/domain'], { checks: false, unit: true, browser: false, name: 'shared/src/domain' }],
  [['--e2e', 'drafts'], { checks: false, unit: false, browser: true, name: 'drafts' }],
])('%j asks for %j', (args, expected) => {
  expect(testOptions(args)).toEqual(expected);
});

test.each([
  [['a', 'b'], 'One name at a time, not a, b; usage: npm test'],
  [[''], 'An empty name names no test; usage: npm test'],
  [['--fast'], "Unknown option '--fast'; usage: npm test"],
  [['--unit=1'], "Option '--unit' does not take an argument; usage: npm test"],
])('%j is refused with one sentence', (args, sentence) => {
  expect(() => testOptions(args)).toThrow(sentence);
});

test.each([
  ['drafts', ['e2e/tests/drafts.spec.ts', 'shared\\src\\drafts\\store.test.ts']],
  ['shared/src/drafts', ['shared\\src\\drafts\\store.test.ts']],
  ['(', []],
  [undefined, ['e2e/tests/drafts.spec.ts', 'shared\\src\\drafts\\store.test.ts', 'shell/src/a.test.ts']],
])('%j names %j', (name, named) => {
  const files = ['e2e/tests/drafts.spec.ts', 'shared\\src\\drafts\\store.test.ts', 'shell/src/a.test.ts'];
  expect(filesNamed(files, name)).toEqual(named);
});
