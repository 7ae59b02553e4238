import { type BuildId, buildIds, isBuildId } from '@otherfolk/webpack/workspaces';

/** The workspace that the command line names. Throws one sentence where it names none, or several. */
export function workspaceToDevelop(names: readonly string[]): BuildId {
  const [name = '', ...more] = names;
  if (!isBuildId(name) || more.length > 0)
    throw new Error(
      `'${names.join(' ')}' is no workspace to develop; name one of ${buildIds.slice(0, -1).join(', ')} and ${buildIds.at(-1)}.`,
    );
  return name;
}
