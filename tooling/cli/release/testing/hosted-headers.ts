import { readFileSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';

interface HostedSite {
  target: string;
  public: string;
  ignore: string[];
  trailingSlash?: boolean;
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites?: unknown;
}

/** The library by which Firebase itself reads these patterns. */
const minimatch = jest.requireActual<(file: string, pattern: string) => boolean>('minimatch');

/** What Firebase is told. */
export const firebaseSettings = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as {
  hosting: HostedSite[];
  firestore: unknown;
};

export const siteOf = (target: string) => firebaseSettings.hosting.find((site) => site.target === target) as HostedSite;

/** The headers of a file of a site on Firebase Hosting; of two that say something about the same one, the later counts. */
export const hostedHeaders = (target: string, file: string): Record<string, string> =>
  Object.fromEntries(
    siteOf(target)
      .headers.filter(({ source }) => minimatch(file, source))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
