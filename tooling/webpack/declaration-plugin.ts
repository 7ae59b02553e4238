import { readFileSync } from 'node:fs';
import webpack, { type Compiler } from 'webpack';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';

const NAME = 'otherfolk-declaration';

/** Puts a remote's declaration beside its manifest, with the number of the contract that the remote is compiled with. */
export class DeclarationPlugin {
  /** `file`: the declaration in the workspace of the remote. */
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const declared = JSON.parse(readFileSync(this.file, 'utf8')) as object;
          const text = `${JSON.stringify({ ...declared, contract: CONTRACT_VERSION }, null, 2)}\n`;
          compilation.emitAsset(DECLARATION_FILE, new webpack.sources.RawSource(text));
        },
      );
    });
  }
}
