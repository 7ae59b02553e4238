import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';
import webpack from 'webpack';

const NAME = 'otherfolk-integrity';

/** Code that makes an element insist on the content that the shell expects of its URL (`expectIntegrity`). */
const insist = (element: string, url: string) => `
const integrity = globalThis.otherfolkIntegrity?.[${url}];
if (integrity) Object.assign(${element}, { integrity, crossOrigin: "anonymous" });`;

/** Lets a remote's own loader ask for its chunks by content: what its host sends in their place does not run. */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => source + insist('script', 'url'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, href }) => source + insist(tag, href),
      );
    });
  }
}
