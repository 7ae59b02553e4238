/** A path of the site, with or without a query. It leads to no other host, and runs nothing. */
export const SITE_PATH_PATTERN = /^\/(?!\/)[^\s\\]*$/;
