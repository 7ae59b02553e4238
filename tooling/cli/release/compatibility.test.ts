/** @jest-environment node */
import { incompatibilities, refuseIncompatible } from './compatibility';

const shell = { contract: 1, singletons: { react: '19.3.1', session: '1.2.0' } };

test.each([
  ['the same versions', { react: '^19.3.1', session: '^1.2.0' }, []],
  ['an older minor version', { react: '^19.1.0' }, []],
  ['nothing', {}, []],
  ['a newer minor version', { react: '^19.4.0' }, ['it asks for react ^19.4.0, and the shell provides 19.3.1']],
  ['a newer patch', { react: '^19.3.2' }, ['it asks for react ^19.3.2, and the shell provides 19.3.1']],
  ['another major version', { react: '^18.0.0' }, ['it asks for react ^18.0.0, and the shell provides 19.3.1']],
  ['an unknown singleton', { vue: '^3.0.0' }, ['it asks for vue, which the shell does not provide']],
])('a remote that asks for %s', (_, singletons, reasons) => {
  expect(incompatibilities({ contract: 1, singletons }, shell)).toEqual(reasons);
});

test('all reasons stand in one sentence', () => {
  expect(() => refuseIncompatible('plots', { contract: 2, singletons: { react: '^20.0.0' } }, shell)).toThrow(
    "Remote 'plots' does not fit the shell: it follows contract 2, the shell 1; it asks for react ^20.0.0, and the shell provides 19.3.1.",
  );
});
