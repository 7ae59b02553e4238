import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { exitCodeOf } from '../command-line/exit-code';
import { answerHelp } from '../command-line/parse-options';
import { contractReport, reportFile } from '../contract/api-report';
import { breakingChanges } from '../contract/breaking-changes';

const USAGE = 'npm run contract';

/** Writes the report of what shell and remotes promise each other, unless that would break what this number promised before. */
export const main = (args: string[]): Promise<number> =>
  exitCodeOf(() => {
    answerHelp(args, USAGE);
    const file = reportFile(CONTRACT_VERSION);
    const now = contractReport();
    const broken = existsSync(file) ? breakingChanges(readFileSync(file, 'utf8'), now) : [];
    if (broken.length > 0)
      throw new Error(
        `This breaks contract ${CONTRACT_VERSION}: parts that are released would no longer fit. Raise CONTRACT_VERSION in ` +
          `shared/src/contract/contract-version.ts, or keep what was promised.\n\n${broken.join('\n')}`,
      );
    writeFileSync(file, now);
    console.log(`Wrote what contract ${CONTRACT_VERSION} promises to ${file}.`);
    return Promise.resolve();
  });
