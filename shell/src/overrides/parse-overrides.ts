import { isRemoteId } from '@otherfolk/shared/contract/remote-id';

/** URLs of manifests by the remotes that they stand in for. */
export type Overrides = Record<string, string>;

/** The hosts that never leave the computer; the policy of the override page allows them (`LOOPBACK_SOURCES`). */
const LOOPBACK = new Set(['localhost', '127.0.0.1']);

export interface ParsedOverrides {
  overrides: Overrides;
  /** The requests that are not met, in words. */
  refused: string[];
}

function isLoopback(text: string): boolean {
  try {
    const { protocol, hostname, username } = new URL(text);
    return protocol === 'http:' && LOOPBACK.has(hostname) && username === '';
  } catch {
    return false;
  }
}

/** Reads the values of `?override=`, each `<remote>:<URL of its manifest>`. Nothing from another computer is ever taken. */
export function parseOverrides(values: readonly string[]): ParsedOverrides {
  const overrides: Overrides = {};
  const refused: string[] = [];
  for (const value of values) {
    const [, remote = '', url = ''] = /^([^:]*):?(.*)$/s.exec(value) ?? [];
    if (!isRemoteId(remote)) refused.push(`'${remote}' is no name of a remote.`);
    else if (!isLoopback(url)) refused.push(`'${remote}' may come from http://localhost or http://127.0.0.1 only.`);
    else overrides[remote] = url;
  }
  return { overrides, refused };
}
