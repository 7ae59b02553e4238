import { DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';
import { type Releases, RELEASES_FILE } from '@otherfolk/shared/contract/releases';
import { readPageLoads } from '@otherfolk/shared/storage/page-loads';
import { askForFile, askForJson } from './ask';
import type { Answer, Observed, ObservedFile, ObservedRemote } from './observed';
import { allowsOrigin } from './policy';
import { integrityOf, linesOf, releasesIn } from './read-answers';

const NOT_ASKED: Answer = { state: 'none' };

const verifyAll = (hashes: Readonly<Record<string, string>>, folder = '/'): Promise<ObservedFile[]> =>
  Promise.all(
    Object.entries(hashes).map(async ([name, hash]) => {
      const url = new URL(name, new URL(folder, location.href)).href;
      return { url, answered: await askForFile(url, hash) };
    }),
  );

async function observeRemote(url: string): Promise<ObservedRemote> {
  if (!URL.canParse(url, location.href) || !allowsOrigin(new URL(url, location.href).origin))
    return { url, isAllowed: false, manifest: NOT_ASKED, declaration: NOT_ASKED, files: [] };
  const address = url.replace(/#.*/, '');
  const folder = new URL('.', new URL(address, location.href)).href;
  const [manifest, declaration] = await Promise.all([askForJson(url), askForJson(folder + DECLARATION_FILE)]);
  const files = manifest.state === 'here' ? await verifyAll(integrityOf(manifest.json), folder) : [];
  return { url, isAllowed: true, manifest, declaration, files };
}

const filesOfShell = ({ parts }: Releases) => parts.find(({ id }) => id === 'shell')?.files ?? {};

/** Looks at all that the site is made of, as it is published now. */
export async function observe(): Promise<Observed> {
  const [releases, registry] = await Promise.all([askForJson(`/${RELEASES_FILE}`), askForJson('/remotes.json')]);
  const lines = Object.entries(linesOf(registry) ?? {});
  const told = releasesIn(releases);
  const [remotes, shellFiles] = await Promise.all([
    Promise.all(lines.map(async ([id, url]) => [id, await observeRemote(url)] as const)),
    typeof told === 'object' ? verifyAll(filesOfShell(told)) : [],
  ]);
  return {
    ...{ at: Date.now(), releases, registry, shellFiles },
    ...{ remotes: Object.fromEntries(remotes), loads: readPageLoads() },
  };
}
