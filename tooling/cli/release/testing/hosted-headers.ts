import { hostingConfig } from '../hosting-config';

/** The library by which Firebase itself reads these patterns. */
const minimatch = jest.requireActual<(file: string, pattern: string) => boolean>('minimatch');

/** What Firebase Hosting is told. */
export const { hosting } = hostingConfig()['firebase.json'];

type HostedSite = (typeof hosting)[number] & { rewrites?: unknown };

export const siteOf = (target: string) => hosting.find((site) => site.target === target) as HostedSite;

/** The headers of a file of a site on Firebase Hosting; of two that say something about the same one, the later counts. */
export const hostedHeaders = (target: string, file: string): Record<string, string> =>
  Object.fromEntries(
    siteOf(target)
      .headers.filter(({ source }) => minimatch(file, source))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
