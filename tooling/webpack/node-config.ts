import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { base, type Mode } from './base-config';
import type { Part } from './part';

interface NodeBuild {
  mode: Mode;
  /** The folder of the build, below the part's own. */
  into: string;
  entry: Record<string, string>;
  plugins?: Configuration['plugins'] & object;
}

/** A build for Node of one CommonJS file. */
export const nodeFile = (part: Part, { mode, into, entry, plugins = [] }: NodeBuild): Configuration => ({
  ...base(part, 'node', mode),
  target: 'node20',
  entry,
  output: {
    path: path.join(part.output, into),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  optimization: { minimize: false },
  plugins: [...plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

/** The build that prerenders: the libraries `outside`, which are React and what else exists once, are left to whoever loads it. */
export function renderConfig(part: Part, outside: readonly string[], build: NodeBuild): Configuration {
  const configuration = nodeFile(part, build);
  return {
    ...configuration,
    // Workers are for browsers: nothing of them is started while pages are rendered.
    module: { ...configuration.module, parser: { javascript: { worker: false, url: false } } },
    externalsPresets: { node: true },
    externals: ({ request = '' }, done) =>
      outside.some((name) => request === name || (name.startsWith('react') && request.startsWith(`${name}/`)))
        ? done(undefined, `commonjs ${request}`)
        : done(),
  };
}
