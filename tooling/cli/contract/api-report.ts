import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import ts from 'typescript';
import { fromRoot } from '@otherfolk/system/from-root';

const SOURCE = fromRoot('shared/src');
const SURFACE = 'contract/surface';
const REPORT = 'report';

interface TypeScriptConfig {
  compilerOptions: Record<string, unknown>;
}

function compilerOptions(): Record<string, unknown> {
  const file = fromRoot('tsconfig.base.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: TypeScriptConfig };
  return { ...config.compilerOptions, incremental: false, noEmit: false };
}

/** Writes the declarations of the surface, and of all that it names, into a folder. */
function writeDeclarations(outDir: string): void {
  const emitted = { ...compilerOptions(), declaration: true, emitDeclarationOnly: true, rootDir: SOURCE, outDir };
  const { options } = ts.convertCompilerOptionsFromJson(emitted, fromRoot());
  ts.createProgram([path.join(SOURCE, `${SURFACE}.ts`)], options).emit();
}

const NONE = { default: { logLevel: 'none' } } as never;

function extract(folder: string): string {
  const entry = path.join(folder, `${SURFACE}.d.ts`);
  const extractorConfig = ExtractorConfig.prepare({
    configObject: {
      projectFolder: fromRoot('shared'),
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { compilerOptions: compilerOptions(), files: [entry] } },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        ...{ reportFileName: REPORT, reportFolder: folder, reportTempFolder: path.join(folder, 'temporary') },
      },
      newlineKind: 'lf',
      messages: { compilerMessageReporting: NONE, extractorMessageReporting: NONE, tsdocMessageReporting: NONE },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: fromRoot('shared/package.json'),
  });
  Extractor.invoke(extractorConfig, { localBuild: true, messageCallback: (message) => (message.handled = true) });
  return readFileSync(path.join(folder, `${REPORT}.api.md`), 'utf8');
}

const NOTES = /^ *\/\/ \(.*\)\n/gm;

/** The report by api-extractor of what shell and remotes promise each other now. */
export function contractReport(): string {
  // The folder lies inside the library, so that the packages which declarations name are found.
  const folder = mkdtempSync(fromRoot('shared/.contract-'));
  try {
    writeDeclarations(folder);
    return extract(folder).replace(NOTES, '').trimEnd() + '\n';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The file of the report of one number of the contract. */
export const reportFile = (contract: number) => fromRoot(`shared/contract/${contract}.api.md`);
