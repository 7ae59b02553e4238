const PREFIX = 'otherfolk-editing';

/** A tab that closes says so a moment before the browser lets go of what it held. */
export const LETTING_GO_MS = 500;

const lockName = (file: string, tab: string) => `${PREFIX}/${file}/${tab}`;

export interface OpenTab {
  /** The name of the tab during this visit: after a reload it is another one. */
  name: string;
  close: () => void;
}

/** Says that this tab edits the file, until it is closed, by a lock in its name. Where there are no locks, it has the name alone. */
export async function openTab(file: string): Promise<OpenTab> {
  const name = crypto.randomUUID();
  try {
    return await new Promise<OpenTab>((resolve, reject) => {
      navigator.locks
        .request(lockName(file, name), () => new Promise<void>((close) => resolve({ name, close: () => close() })))
        .catch(reject);
    });
  } catch (error) {
    console.warn('Other tabs cannot know that this file is edited here', error);
    return { name, close: () => undefined };
  }
}

/** The open editors: file and tab as `file/tab`. */
export async function openTabs(): Promise<Set<string>> {
  try {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length + 1)] : [])));
  } catch {
    return new Set();
  }
}

/** The tabs that edit the file now. */
export async function tabsOn(file: string): Promise<Set<string>> {
  const prefix = `${file}/`;
  return new Set([...(await openTabs())].flatMap((tab) => (tab.startsWith(prefix) ? [tab.slice(prefix.length)] : [])));
}

interface Listening {
  /** Tells the other tabs that this one has begun or ended. */
  announce: () => void;
  stop: () => void;
}

/** Calls back when another tab begins or ends to edit something, and once more when its lock is gone for sure. */
export function listenToTabs(changed: () => void): Listening {
  const channel = new BroadcastChannel(PREFIX);
  const announce = () => {
    // A channel of its own: the one that listens may be closed by now.
    const once = new BroadcastChannel(PREFIX);
    once.postMessage(null);
    once.close();
  };
  channel.onmessage = () => {
    changed();
    setTimeout(changed, LETTING_GO_MS);
  };
  window.addEventListener('pagehide', announce);
  const stop = () => {
    window.removeEventListener('pagehide', announce);
    channel.close();
  };
  return { announce, stop };
}
