const LEAVING = 'otherfolk:leaving';

/** Asks whatever is open in this page whether its member may be logged out: false where that would lose something. */
export const mayLeave = (): boolean => window.dispatchEvent(new Event(LEAVING, { cancelable: true }));

/** Hears of it when a member is about to log out; to prevent the event's default keeps him or her. Returns what ends it. */
export function onLeaving(heard: (event: Event) => void): () => void {
  window.addEventListener(LEAVING, heard);
  return () => window.removeEventListener(LEAVING, heard);
}
