import { CONTRACT_VERSION } from '@otherfolk/shared/contract/remotes';
import { exitCodeOf } from '../command-line/exit-code';
import { answerHelp } from '../command-line/parse-options';
import { breakingChanges, contractApi, readReport, reportFolder, writeReport } from './api-report';

const USAGE = 'npm run contract';

/** Writes the report of what shell and remotes promise each other, unless that would break what this number promised before. */
export const main = (args: string[]): Promise<number> =>
  exitCodeOf(() => {
    answerHelp(args, USAGE);
    const folder = reportFolder(CONTRACT_VERSION);
    const before = readReport(folder);
    const now = contractApi();
    const broken = before.size > 0 ? breakingChanges(before, now) : [];
    if (broken.length > 0)
      throw new Error(
        `This breaks contract ${CONTRACT_VERSION}: parts that are released would no longer fit. Raise CONTRACT_VERSION in ` +
          `shared/src/contract/remotes.ts, or keep what was promised.\n\n${broken.join('\n\n')}`,
      );
    writeReport(folder, now.files);
    console.log(`Wrote what contract ${CONTRACT_VERSION} promises: ${now.files.size} files in ${folder}.`);
    return Promise.resolve();
  });
