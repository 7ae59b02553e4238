import { type ReleaseSource, SHELL_PART } from '@otherfolk/shared/contract/releases';
import { texts } from '../texts';

export interface Command {
  does: string;
  command: string;
}

/** The commands that release a part, take it back, and render the pages again. */
export const commandsOf = (part: string): Command[] => [
  { does: texts.releases.toRelease, command: `npm run release -- ${part} --to <site>` },
  { does: texts.releases.toRollBack, command: `npm run release -- --rollback ${part} --to <site>` },
  // The shell renders them by itself.
  ...(part === SHELL_PART ? [] : [{ does: texts.releases.toRender, command: 'npm run release -- pages --to <site>' }]),
];

/** The page of GitHub from which the workflow is started; undefined for another host. GitHub takes no inputs by an address. */
export function workflowUrl(source: ReleaseSource | undefined): string | undefined {
  if (!source?.repository.startsWith('https://github.com/')) return undefined;
  return `${source.repository}/actions/workflows/${source.workflow}`;
}
