import type { ReadJson } from '../catalogue/read-json';
import type { LocalDay } from '../domain/local-day';
import type { RemoteDeclaration } from './declaration';

/** The files that a deployed remote consists of, as the renderer needs them. */
interface DeployedRemote {
  /** URL of the manifest, as `remotes.json` gives it. */
  manifestUrl: string;
  /** The manifest's content. */
  manifest: unknown;
  /** The remote's build for Node: CommonJS source, and its file name for stack traces. */
  node: { code: string; file: string };
  /** The texts of style sheets that stand in pages themselves, by their URLs, as for the shell. */
  inlineStyles?: Record<string, string>;
}

/** The page on which a developer's overrides work: its policy allows scripts from the computer that looks at it, that of no other page does. */
export const OVERRIDE_PAGE = '/override.html';

/** The file beside each public page that holds the data which its HTML carries (docs/architecture.md#navigation). */
const PAGE_DATA = '/page.json';

/** The path of a page's data, by the path of the page: `/tags` has `/tags/page.json`. */
export const pageDataPath = (pathname: string): string => pathname.replace(/\/$/, '') + PAGE_DATA;

/** The path of the page whose data lies at a path; undefined where none does. */
export const pageOfDataPath = (pathname: string): string | undefined =>
  pathname.endsWith(PAGE_DATA) ? pathname.slice(0, -PAGE_DATA.length) || '/' : undefined;

/** Scripts that stand apart from the shell's build, and that pages load when there is need of them. */
export interface StandaloneScripts {
  /** Loads remotes from a developer's computer instead. */
  overrides?: string;
  /** Keeps what was read for when there is no network, and offers new releases. */
  offline?: string;
}

/** All that the renderer needs to know of a deployed site. URLs are as a page should ask for them. */
export interface DeployedSite {
  scripts: string[];
  styles: string[];
  /** The texts of style sheets that stand in pages themselves, by their URLs; pages ask for all others. */
  inlineStyles?: Record<string, string>;
  /** Fonts that every page shows, where they come in time. */
  fonts: string[];
  inlineScript: string;
  standaloneScripts: StandaloneScripts;
  /** The address to which pages report violations of their policy; none without it. */
  reports?: string;
  remotes: Readonly<Record<string, DeployedRemote | undefined>>;
  /** The declarations of the remotes that the site has, in its order, as `acceptDeclarations` gives them. */
  declarations: readonly RemoteDeclaration[];
}

export interface RenderRequest {
  /** Path and query of the page, such as `/characters/mara?x=1`. */
  url: string;
  /** Origin for canonical addresses, such as `https://otherfolk.example`; empty where none is known. */
  origin: string;
  today: LocalDay;
  /** Stands for one state of the catalogue: what pages with the same reader have in common is read once. */
  read: ReadJson;
}

/**
 * The sources of a page: while these and `site.json` stay as they are, a page of the same shell, for the same origin and day, is the same.
 */
export interface PageSources {
  /** Paths inside the catalogue of files that were asked for, also of those that are not there. */
  files: string[];
  /** Names of images whose lines in the image index were asked for, also of those without a line. */
  images: string[];
  /** Remotes that were asked for, also those that are not there. Shells from before pages named their own remotes alone have none. */
  remotes?: string[];
}

export interface RenderedPage {
  status: number;
  /** The HTML of the page in UTF-8. Releases from before pages came encoded give a text. */
  html: Uint8Array | string;
  /** Whether the content is in the HTML; otherwise the layout alone is, and the browser shows what went wrong. */
  rendered: boolean;
  /** Why it is not, naming the file that is the cause. Releases from before it was told have none. */
  failure?: string;
  /** The page's data, as text of JSON, for its place beside the page; of pages that are found and are for everybody. */
  data?: string;
  /** The files of the catalogue that it was made of, also by way of what pages have in common. Releases from before it was known have none. */
  restsOn?: PageSources;
}

/** Prerenders pages. Never rejects because of data: a page that cannot be rendered comes as the bare shell. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;

/** The exports of the shell's build for Node. */
export interface RenderModule {
  createRenderer: (site: DeployedSite) => RenderPage;
}
