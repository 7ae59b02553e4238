import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import type { StandaloneScripts } from '@otherfolk/shared/contract/rendering';

const standaloneScriptNames = ['overrides', 'offline'] as const satisfies (keyof StandaloneScripts)[];

/** The result of one compilation. */
export interface Outcome {
  fonts: string[];
  /** The files that a page starts with. */
  files: string[];
  standaloneScripts: StandaloneScripts;
  errors: string[];
  /** The files that were read, as absolute paths. */
  read: string[];
}

/** The result of a compilation, for the record of the build. */
export function outcomeOf(stats: Stats): Outcome {
  const { entrypoints } = stats.compilation;
  const assets = stats.compilation.getAssets().map(({ name }) => name);
  const filesOf = (name: string) => entrypoints.get(name)?.getFiles() ?? [];
  return {
    fonts: assets.filter((name) => name.endsWith('.woff2')),
    files: filesOf('main'),
    standaloneScripts: Object.fromEntries(
      standaloneScriptNames.flatMap((name) => filesOf(name).map((file) => [name, file])),
    ),
    read: [...stats.compilation.fileDependencies],
    errors: stats.hasErrors() ? [stats.toString({ preset: 'errors-only', colors: process.stderr.isTTY })] : [],
  };
}

/** Throws the compiler's messages where a compilation has failed. */
export function refuseErrors(outcomes: readonly Outcome[]): void {
  const errors = new Set(outcomes.flatMap((outcome) => outcome.errors));
  if (errors.size > 0) throw new Error([...errors].join('\n\n'));
}

/** Compiles once, to the end. Rejects where webpack itself fails; errors in what is compiled are among the result. */
export async function compile(configurations: Configuration[]): Promise<Outcome[]> {
  const compiler = webpack(configurations);
  const result = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('webpack gave no result')))),
  );
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  return result.stats.map(outcomeOf);
}
