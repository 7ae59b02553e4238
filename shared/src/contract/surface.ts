import type * as session from '../session/index';
import type { RemoteDeclaration } from './declaration';
import type * as router from './declarative-router';
import type { EXTENSION_POINTS } from './extension-points';
import type * as navigation from './keep-scroll-position';
import type { RemoteModule } from './remote-module';
import type { ShellContext } from './shell-context';
import type { GivenProps } from './widget-props';

/** The types that the shell gives to remotes: within one number of the contract they may grow, and nothing of them may go. */
export interface FromShell {
  context: ShellContext;
  session: typeof session;
  navigation: typeof navigation.keepScrollPosition;
  /** The names of the router; the versions of libraries are negotiated as singletons. */
  router: keyof typeof router;
  /** The extension points, with their versions. */
  extensionPoints: typeof EXTENSION_POINTS;
}

/** The types that a remote gives to the shell: a module and a declaration that were accepted stay acceptable. */
export interface FromRemote {
  module: RemoteModule;
  declaration: RemoteDeclaration;
}

/** The types that pass between a widget of one part and a page of another, whichever of them is older. */
export type Between = GivenProps;
