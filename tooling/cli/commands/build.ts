import { buildIds, isBuildId } from '@otherfolk/webpack/workspaces';
import { buildAll } from '../../webpack/build-all';
import { exitCodeOf } from '../command-line/exit-code';
import { answerHelp } from '../command-line/parse-options';

const USAGE = `npm run build [-- <${buildIds.join('|')}>…]`;

/** Builds the shell and all remotes, or the named ones, as far as they are not built. */
export const main = (args: string[]): Promise<number> =>
  exitCodeOf(() => {
    answerHelp(args, USAGE);
    const unknown = args.find((name) => !isBuildId(name));
    if (unknown !== undefined) throw new Error(`There is no workspace '${unknown}' to build; usage: ${USAGE}`);
    return buildAll({ ids: buildIds.filter((id) => args.length === 0 || args.includes(id)), types: true });
  });
