import { releaseIn } from '@otherfolk/shared/contract/release-in';

/** A file that the browser has loaded. */
type LoadedFile = Pick<PerformanceEntry, 'name' | 'duration'>;

/** The remotes whose files were loaded, by the URLs of their manifests: their releases, and the milliseconds of the slowest file. */
export function remoteTimes(remotes: Readonly<Record<string, string>>, files: readonly LoadedFile[], base: string) {
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([id, url]) => {
      const folder = new URL('.', new URL(url.replace(/#.*/, ''), base)).href;
      const own = files.filter(({ name }) => name.startsWith(folder));
      const ms = Math.round(Math.max(...own.map(({ duration }) => duration)));
      return own.length > 0 ? [[id, { release: releaseIn(url), ms }]] : [];
    }),
  );
}
