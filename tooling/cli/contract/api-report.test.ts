/** @jest-environment node */
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/remotes';
import { breakingChanges, contractApi, readReport, reportFolder } from './api-report';

// Each comparison compiles what the contract declares.
jest.setTimeout(60_000);

const now = contractApi();
const report = readReport(reportFolder(CONTRACT_VERSION));

const changed = (file: string, from: string | RegExp, to: string) => {
  const text = now.files.get(file) ?? '';
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  return { ...now, files: new Map([...now.files, [file, edited]]) };
};

test('the report says what the contract promises; if not, run: npm run contract', () => {
  expect(Object.fromEntries(report)).toEqual(Object.fromEntries(now.files));
});

test('the same promise breaks nothing', () => {
  expect(breakingChanges(now.files, now)).toEqual([]);
});

test.each<[string, string, string | RegExp, string]>([
  [
    'the shell lends something more',
    'contract/shell-context.d.ts',
    'origin: string;',
    'origin: string;\n    more: string;',
  ],
  [
    'a widget comes, to which something is given',
    'contract/widget-props.d.ts',
    "'character-preview': {",
    "'character-voice': {\n        id: string;\n    };\n    'character-preview': {",
  ],
  ['the shell provides one more name of the router', 'contract/declarative-router.d.ts', 'Link, ', 'Link, Form, '],
])('%s: that breaks nothing', (_, file, from, to) => {
  expect(breakingChanges(now.files, changed(file, from, to))).toEqual([]);
});

test.each<[string, string, string | RegExp, string]>([
  ['the shell no longer lends the origin', 'contract/shell-context.d.ts', 'origin: string;', ''],
  ['the origin becomes a URL', 'contract/shell-context.d.ts', 'origin: string;', 'origin: URL;'],
  ['a hook of the session is gone', 'session/index.d.ts', /export declare function useSession\b.*\n/, ''],
  ['a name of the router is gone', 'contract/declarative-router.d.ts', 'Link, ', ''],
  [
    'a remote has to bring something more',
    'contract/remote-module.d.ts',
    'contract: number;',
    'contract: number;\n    more: string;',
  ],
  [
    'a widget to which nothing was given needs something',
    'contract/widget-props.d.ts',
    "'featured-plot': object;",
    "'featured-plot': {\n        id: string;\n    };",
  ],
  ['a widget is given something else', 'contract/widget-props.d.ts', 'core: CharacterCore;', 'core: string;'],
])('%s: that breaks the contract', (_, file, from, to) => {
  expect(breakingChanges(now.files, changed(file, from, to))).not.toEqual([]);
});
