/** Lower-case letters, digits and hyphens, a letter first, at most 40. */
export const REMOTE_ID_PATTERN = /^[a-z][a-z0-9-]{0,39}$/;

/** Whether a text can be the name of a remote in `remotes.json`. It becomes part of paths and of properties of `window`. */
export const isRemoteId = (text: unknown): text is string => typeof text === 'string' && REMOTE_ID_PATTERN.test(text);
