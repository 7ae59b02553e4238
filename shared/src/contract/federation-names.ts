/** The property of `window` where the entry of a remote puts its federation container, and webpack's own name for the build. */
export const containerName = (remote: string) => `otherfolk_${remote.replaceAll('-', '_')}`;

/** The name by which federation knows the shell. */
export const SHELL_CONTAINER = 'otherfolk_shell';

/** The path under which each remote exposes its module. */
export const EXPOSED_MODULE = './remote';

/** The chunk of a remote with the styles of all its pages and widgets: the HTML of a page is styled before its code has come. */
export const PAGE_STYLES = 'page-styles';

/** The file beside the manifest of a remote that declares what the remote owns and contributes. */
export const DECLARATION_FILE = 'otherfolk.json';

/** The parameter with which a file of a build is asked of its host, past all that this browser keeps. */
export const CHECK_QUERY = 'check';
