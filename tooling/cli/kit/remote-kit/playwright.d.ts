import type {
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test';

interface SiteWithRemote {
  /** Opens a page of the site, by its path, with the remote that was built last in the place of the one that is live. */
  openPage: (path: string) => Promise<Page>;
  /** The origin of the site, such as that of `npm start`: `http://localhost:3000`. By default OTHERFOLK_SITE. */
  site: string;
}

/** Tests of a remote inside a real site. */
export declare const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & SiteWithRemote,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;

export { expect } from '@playwright/test';
