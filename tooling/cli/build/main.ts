import { exitCodeOf } from '../command-line/exit-code';
import { answerHelp } from '../command-line/parse-options';
import { buildAll } from './build-all';

const USAGE = 'npm run build';

/** Builds the shell and all remotes, as far as they are not built. */
export const main = (args: string[]): Promise<number> =>
  exitCodeOf(() => {
    answerHelp(args, USAGE);
    return buildAll();
  });
