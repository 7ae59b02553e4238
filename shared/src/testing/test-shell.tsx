import type { ShellContext } from '../contract/shell-context';

type GivenContext = Pick<ShellContext, 'read' | 'origin' | 'renderedOn'>;

/** The context of a shell that lends nothing unless a test says so: widgets are empty, and nobody administers members. */
export const testShell = (given: GivenContext & Partial<ShellContext>): ShellContext => ({
  Widget: () => null,
  memberAdmin: () => Promise.reject(new Error('There are no members in this test.')),
  ...given,
});
