import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fromRoot } from '@otherfolk/system/from-root';

const SOURCE = fromRoot('shared/src');
const SURFACE = path.join(SOURCE, 'contract/surface.ts');

function compilerOptions(): ts.CompilerOptions {
  const file = fromRoot('tsconfig.browser.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, fromRoot());
  return { ...options, incremental: false };
}

/** What libraries declare does not change while this runs, and to parse it is most of the work. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function programOf(files: string[], options: ts.CompilerOptions): ts.Program {
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...how) => {
    if (!file.includes('/node_modules/')) return parse(file, ...how);
    if (!parsed.has(file)) parsed.set(file, parse(file, ...how));
    return parsed.get(file);
  };
  return ts.createProgram(files, options, host);
}

/** Which remotes there are is no promise: a new one changes nothing for the others. */
const LIST_OF_REMOTES = 'contract/remotes.d.ts';

function declarations(): Map<string, string> {
  const options = { ...compilerOptions(), noEmit: false, declaration: true, emitDeclarationOnly: true };
  const program = programOf([SURFACE], options);
  const files = new Map<string, string>();
  program.emit(undefined, (file, text) => {
    files.set(path.relative(SOURCE, file).split(path.sep).join('/'), text);
  });
  return new Map([...files].filter(([file]) => !file.startsWith('..')).sort());
}

export interface ContractApi {
  /** The declarations that the contract's surface consists of, by path below `shared/src`, without what the libraries declare. */
  files: ReadonlyMap<string, string>;
  /** The one declaration that they rest on and that is no promise. */
  listOfRemotes: string;
}

export function contractApi(): ContractApi {
  const files = declarations();
  const listOfRemotes = files.get(LIST_OF_REMOTES) ?? '';
  files.delete(LIST_OF_REMOTES);
  return { files, listOfRemotes };
}

/** A folder holds the report of one number of the contract. */
export const reportFolder = (contract: number) => fromRoot('shared/contract', String(contract));

/** The report as it stands in the repository; empty where there is none for this number. */
export function readReport(folder: string): Map<string, string> {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
    return new Map(
      files
        .map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(folder, file), 'utf8')] as const)
        .sort(),
    );
  } catch {
    return new Map();
  }
}

export function writeReport(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

const COMPARISON = `
import type * as Before from './before/contract/surface';
import type * as Now from './now/contract/surface';
type Shell<From extends { context: { Widget: unknown } }> =
  Omit<From, 'router' | 'context'> & { context: Omit<From['context'], 'Widget'> };
type Widgets = keyof Before.Between & keyof Now.Between;
export const shell = (now: Shell<Now.FromShell>): Shell<Before.FromShell> => now;
export const names = (before: Before.FromShell['router']): Now.FromShell['router'] => before;
export const remote = (before: Before.FromRemote): Pick<Now.FromRemote, keyof Before.FromRemote> => before;
export const given = (now: Pick<Now.Between, Widgets>): Pick<Before.Between, Widgets> => now;
export const taken = (before: Pick<Before.Between, Widgets>): Pick<Now.Between, Widgets> => before;
`;

/**
 * Why parts of before would not work with the API of now, as the compiler says it; empty where they would. Names of the router may be added,
 * and widgets may come and go: where one is missing, its place stays empty. All else is compared in the direction in which it is handed over.
 */
export function breakingChanges(before: ReadonlyMap<string, string>, now: ContractApi): string[] {
  // Inside the library, so that the packages which declarations name are found.
  const folder = mkdtempSync(fromRoot('shared/.contract-'));
  const remotes = [LIST_OF_REMOTES, now.listOfRemotes] as const;
  try {
    writeReport(path.join(folder, 'before'), new Map([...before, remotes]));
    writeReport(path.join(folder, 'now'), new Map([...now.files, remotes]));
    const file = path.join(folder, 'comparison.ts');
    writeFileSync(file, COMPARISON);
    const program = programOf([file], compilerOptions());
    return program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
