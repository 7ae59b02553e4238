import { acceptDeclarations } from '@otherfolk/shared/contract/accept-declarations';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import { DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';
import type { Overrides } from './parse-overrides';

interface Overridden {
  declarations: RemoteDeclaration[];
  /** What is wrong with the remotes that stand in, a sentence each. */
  problems: string[];
}

/** The declaration that lies beside a manifest; undefined where it cannot be had. */
async function declarationBeside(manifestUrl: string): Promise<unknown> {
  try {
    return await (await fetch(new URL(DECLARATION_FILE, manifestUrl))).json();
  } catch {
    return undefined;
  }
}

/**
 * The declarations of a site with overrides: the remotes that stand in declare themselves. One without a declaration has the one of the
 * site, where the site has one.
 */
export async function overriddenDeclarations(
  ofSite: readonly RemoteDeclaration[],
  overrides: Overrides,
): Promise<Overridden> {
  const found: Record<string, unknown> = Object.fromEntries(ofSite.map((each) => [each.id, each]));
  for (const [id, url] of Object.entries(overrides)) found[id] = (await declarationBeside(url)) ?? found[id];
  const { declarations, problems } = acceptDeclarations(found, CONTRACT_VERSION);
  const own = problems.filter(({ remote }) => remote in overrides);
  return { declarations, problems: own.map(({ remote, problem }) => `'${remote}': ${problem}.`) };
}
