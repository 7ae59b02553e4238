import type { StandaloneScripts } from '@otherfolk/shared/contract/rendering';
import type { BuildInputs } from './fingerprint';

/** The record of a finished build, in its `build.json`. Files are names inside its `browser`. */
export interface BuildRecord {
  /** The version of the workspace's package. */
  version: string;
  /** The hash over what it was made of. */
  fingerprint: string;
  /** Missing where it was built elsewhere, and in old releases: it is never built again from here. */
  inputs?: BuildInputs;
  /** The number of the contract that it was compiled with. */
  contract: number;
  /** The libraries that it shares: the versions that a shell provides, the ranges that a remote asks for. */
  singletons: Record<string, string>;
  scripts: string[];
  styles: string[];
  /** The scripts of the shell that stand alone. Releases from before there were any have none. */
  standaloneScripts?: StandaloneScripts;
  /** Whether `pages` lists pages for visitors. Undefined in releases from before remotes listed them. */
  hasPublicPages?: boolean;
  /** Whether it carries the types of what it exposes. The shell exposes nothing. */
  hasTypes?: boolean;
  /** The address of the folder of a release that another host serves; missing where the site has its files. */
  url?: string;
  /** Fonts that every page of the site shows. */
  fonts: string[];
}

/** The name of what was built, for folders that never change. */
export const releaseOf = ({ version, fingerprint }: BuildRecord) => `${version}-${fingerprint}`;
