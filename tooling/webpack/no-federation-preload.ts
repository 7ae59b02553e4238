// In the shell, in the place of what the federation runtime would preload remotes with: pages preload the files of a remote by
// themselves (shell/src/remotes/browser-loading-tools.ts), and every visitor would load the code.
const refuse = (): never => {
  throw new Error('This shell does not preload through federation.');
};

export const defaultPreloadArgs = {};
export const formatPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
export const preloadAssets = refuse;
