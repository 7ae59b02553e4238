import { AWAKE_EVENT } from '@otherfolk/shared/contract/asleep';

/** What is held is repeated in a turn of its own. */
export const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Has the part of the document that is asleep hear what is done to it, as when its code has come. */
export async function wakePart(): Promise<void> {
  const part = document.querySelector('[data-asleep]');
  part?.removeAttribute('data-asleep');
  part?.dispatchEvent(new Event(AWAKE_EVENT, { bubbles: true }));
  await nextTurn();
}
