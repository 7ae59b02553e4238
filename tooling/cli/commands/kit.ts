import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';
import { exitCodeOf } from '../command-line/exit-code';
import { parseOptions } from '../command-line/parse-options';
import { packKit } from '../kit/pack-kit';

const USAGE = 'npm run kit [-- --to <folder>]';

/** Packs the kit with which a remote is written outside of this repository. */
export const main = (args: string[]): Promise<number> =>
  exitCodeOf(async () => {
    const { to } = parseOptions(args, { to: { type: 'string' } }, USAGE);
    // npm changes the working directory; the folder is meant from where the command was typed.
    const folder = to === undefined ? fromRoot('dist/kit') : path.resolve(process.env.INIT_CWD ?? process.cwd(), to);
    for (const tarball of await packKit(folder)) console.log(path.relative(process.cwd(), tarball));
  });
