// In the shell, in the place of what the federation runtime reads of manifests: the shell reads them by itself
// (shell/src/remotes/manifest.ts), and every visitor would load the code.

/** Knows no manifests. What the runtime asks of it where remotes and plug-ins are registered. */
export class SnapshotHandler {
  readonly manifestCache = new Map();
  readonly hooks = { lifecycle: {}, applyPlugin: (): void => undefined };
}

export const getGlobalRemoteInfo = (): object => ({});
