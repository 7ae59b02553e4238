/** Loads what packs files. Rejects where the network does not have it. */
export const loadZip = () => import(/* webpackChunkName: "zip" */ '@otherfolk/shared/browser/download-zip');
