/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { reportFile } from './api-report';
import { breakingChanges } from './breaking-changes';

const report = readFileSync(reportFile(CONTRACT_VERSION), 'utf8');

function changed(from: string | RegExp, to: string): string {
  const edited = report.replace(from, to);
  expect(edited).not.toBe(report);
  return edited;
}

test('the same report breaks nothing', () => {
  expect(breakingChanges(report, report)).toEqual([]);
});

test.each<[string, string | RegExp, string]>([
  ['the shell lends something more', '    origin: string;\n', '    more: string;\n    origin: string;\n'],
  [
    'a widget comes, to which something is given',
    "    'character-preview': {\n",
    "    'character-voice': {\n        id: string;\n    };\n    'character-preview': {\n",
  ],
  [
    'a widget is given something more that it can do without',
    'core: CharacterCore;',
    'core: CharacterCore;\n        more?: string;',
  ],
  ['a remote may bring something more', 'contract: number;', 'contract: number;\n    more?: string;'],
  [
    'the shell provides one more name of the router',
    '        useSearchParams\n',
    '        useSearchParams,\n        useSubmit\n',
  ],
  [
    'a declaration comes',
    '// @public\ninterface Profile',
    '// @public\ntype More = string;\n\n// @public\ninterface Profile',
  ],
])('when %s, that breaks nothing', (_, from, to) => {
  expect(breakingChanges(report, changed(from, to))).toEqual([]);
});

test.each<[string, string | RegExp, string]>([
  ['the shell no longer lends the origin', '    origin: string;\n', ''],
  ['the origin becomes a URL', 'origin: string;', 'origin: URL;'],
  ['a hook of the session is gone', /\/\/ @public[^\n]*\nfunction useSession\(.*\n\n/, ''],
  ['a name of the router is gone', '        Link,\n', ''],
  [
    'a remote has to bring something more',
    'interface RemoteModule {\n',
    'interface RemoteModule {\n    more: string;\n',
  ],
  [
    'a declaration has to say something more',
    'interface RemoteDeclaration {\n',
    'interface RemoteDeclaration {\n    more: string;\n',
  ],
  ['a contribution has to say something more', /(interface ContributionBase.*\n)/, '$1    more: string;\n'],
  ['the version of an extension point changes', "'home.row': 1", "'home.row': 2"],
  [
    'a widget to which nothing was given needs something',
    "'featured-plot': object;",
    "'featured-plot': {\n        id: string;\n    };",
  ],
  ['a widget needs something more', 'core: CharacterCore;', 'core: CharacterCore;\n        more: string;'],
  ['cards need something more', 'ids: readonly string[];', 'ids: readonly string[];\n    more: string;'],
  ['a widget is given something else', 'core: CharacterCore;', 'core: string;'],
  ['a field of an item is gone', /^ {4}motto: .*\n/m, ''],
])('when %s, that breaks the contract', (_, from, to) => {
  expect(breakingChanges(report, changed(from, to))).not.toEqual([]);
});
