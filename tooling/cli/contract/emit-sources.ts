import path from 'node:path';
import ts from 'typescript';
import { fromRoot } from '@otherfolk/system/from-root';

/** The folder of the library. */
export const LIBRARY = fromRoot('shared/src');

interface TypeScriptConfig {
  compilerOptions: Record<string, unknown>;
}

/** The options that all of this repository is compiled with, for a compilation that writes. */
export function emittingOptions(): Record<string, unknown> {
  const file = fromRoot('tsconfig.base.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: TypeScriptConfig };
  return { ...config.compilerOptions, incremental: false, noEmit: false };
}

/** Writes what the compiler makes of a module of the library, and of all that it names, into a folder. */
export function emitSources(entry: string, outDir: string, options: Record<string, unknown>): void {
  const emitted = { ...emittingOptions(), ...options, rootDir: LIBRARY, outDir };
  const { options: known } = ts.convertCompilerOptionsFromJson(emitted, fromRoot());
  ts.createProgram([path.join(LIBRARY, entry)], known).emit();
}
