import { type BuildId, buildIds, isBuildId } from '@otherfolk/webpack/workspaces';

/** The builds that the command line names; all of them where it names none. Throws one sentence for a name that is none. */
export function buildsToWatch(names: readonly string[]): BuildId[] {
  const unknown = names.find((name) => !isBuildId(name));
  if (unknown !== undefined)
    throw new Error(`There is no remote '${unknown}'; name ${buildIds.slice(0, -1).join(', ')} or ${buildIds.at(-1)}.`);
  return buildIds.filter((id) => names.length === 0 || names.includes(id));
}
