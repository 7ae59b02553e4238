import type { Backend } from '@otherfolk/local-backend/backend';
import { ChangeStore } from './change-store';
import type { Saving } from './save-handler';

/** Lets editors save to a catalogue, after what an earlier start left undone is completed. */
export async function openSaving(
  catalogue: string,
  { editorFrom }: Pick<Backend, 'editorFrom'>,
): Promise<Saving & { close: () => Promise<void> }> {
  const store = new ChangeStore({ catalogue });
  await store.recover();
  return { store, editorFrom, close: () => store.settled() };
}
