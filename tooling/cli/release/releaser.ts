import { isPlainName, type ReleaseSource } from '@otherfolk/shared/contract/releases';

/** The workflow of this repository that releases: `.github/workflows`. */
const WORKFLOW = 'release.yml';

/** Who releases something, and where it is done, as far as the site may tell everybody. */
export interface Releaser {
  by?: string;
  source?: ReleaseSource;
}

function nameFrom(option: string | undefined, environment: NodeJS.ProcessEnv): string | undefined {
  const { RELEASED_BY, GITHUB_ACTOR = '' } = environment;
  const [text, setting] = option === undefined ? [RELEASED_BY, 'RELEASED_BY'] : [option, '--by'];
  // A name that nobody has chosen for it is left out where it is none.
  if (text === undefined || text === '') return isPlainName(GITHUB_ACTOR) ? GITHUB_ACTOR : undefined;
  if (isPlainName(text)) return text;
  throw new Error(`${setting} is '${text}', which is no plain name of at most 60 letters: everybody may read it.`);
}

/** Reads who releases. Throws one sentence where a name was chosen that cannot be told. */
export function releaserOf(environment: NodeJS.ProcessEnv, option?: string): Releaser {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = environment;
  const by = nameFrom(option, environment);
  return {
    ...(by && { by }),
    ...(server && repository && { source: { repository: `${server}/${repository}`, workflow: WORKFLOW } }),
  };
}
