/** The name of the release that a line of `remotes.json` leads to: the folder of its manifest. */
export const releaseIn = (url: string): string => url.replace(/#.*/, '').split('/').at(-2) ?? '';
