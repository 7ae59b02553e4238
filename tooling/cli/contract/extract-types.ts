import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig, type IConfigFile } from '@microsoft/api-extractor';
import { fromRoot } from '@otherfolk/system/from-root';
import { emitSources, emittingOptions } from './emit-sources';

const REPORT = 'report';
const ROLLUP = 'rollup.d.ts';

const NONE = { default: { logLevel: 'none' } } as never;

function extract(folder: string, entry: string, wanted: Pick<IConfigFile, 'apiReport' | 'dtsRollup'>): void {
  const extractorConfig = ExtractorConfig.prepare({
    configObject: {
      projectFolder: fromRoot('shared'),
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { compilerOptions: emittingOptions(), files: [entry] } },
      ...wanted,
      newlineKind: 'lf',
      messages: { compilerMessageReporting: NONE, extractorMessageReporting: NONE, tsdocMessageReporting: NONE },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: fromRoot('shared/package.json'),
  });
  Extractor.invoke(extractorConfig, { localBuild: true, messageCallback: (message) => (message.handled = true) });
}

/** Gives what api-extractor writes of a module of the library, such as `contract/surface.ts`. */
function extracted(
  module: string,
  wanted: (folder: string) => Pick<IConfigFile, 'apiReport' | 'dtsRollup'>,
  file: string,
): string {
  // The folder lies inside the library, so that the packages which declarations name are found.
  const folder = mkdtempSync(fromRoot('shared/.contract-'));
  try {
    emitSources(module, folder, { declaration: true, emitDeclarationOnly: true });
    extract(folder, path.join(folder, module.replace(/\.tsx?$/, '.d.ts')), wanted(folder));
    return readFileSync(path.join(folder, file), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The report of all types that a module of the library exports, and of those that they name. */
export const typesReport = (module: string): string =>
  extracted(
    module,
    (folder) => ({
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        ...{ reportFileName: REPORT, reportFolder: folder, reportTempFolder: path.join(folder, 'temporary') },
      },
    }),
    `${REPORT}.api.md`,
  );

/** The declarations of a module of the library, with those that they name, as one file that needs nothing of this repository. */
export const rolledUpTypes = (module: string): string =>
  extracted(
    module,
    (folder) => ({ dtsRollup: { enabled: true, untrimmedFilePath: path.join(folder, ROLLUP) } }),
    ROLLUP,
  );
