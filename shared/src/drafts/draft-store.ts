import { type Draft, type DraftKey, isDraft, isUnownedDraft, type UnownedDraft } from './draft';
import { addDrafts, changeDrafts, type DraftTable, readDrafts } from './draft-database';
import { removeImportOf } from './import-store';
import { dropLastMoment, lastMomentDrafts } from './last-moment';
import { removeNewImagesOf } from './new-image-store';

export { prepareDrafts } from './draft-database';

const keyOf = ({ owner, file, tab }: DraftKey): [string, string, string] => [owner, file, tab];

/** A list sorts after every text, so that it ends the range of what begins with these. */
const beginningWith = (...keys: string[]) => IDBKeyRange.bound(keys, [...keys, []]);
/** The keys of drafts without an owner are texts. */
const UNOWNED = () => IDBKeyRange.bound('', [], false, true);

const newestFirst = (stored: unknown[] = []): Draft[] => stored.filter(isDraft).sort((a, b) => b.savedAt - a.savedAt);

/** Stores what a page of this member kept as it was closed. Where that fails, the next look tries again. */
async function takeOver(owner: string): Promise<void> {
  for (const draft of lastMomentDrafts(owner)) {
    try {
      await addDrafts(async (table) => {
        const stored = (await table.get(keyOf(draft))) as Partial<Draft> | undefined;
        if (!stored?.savedAt || stored.savedAt < draft.savedAt) await table.put(draft, keyOf(draft));
      });
      dropLastMoment(draft);
    } catch (error) {
      console.warn('A draft could not be taken over', error);
    }
  }
}

/** The drafts of a member on this device, the newest first. */
export async function draftsOf(owner: string): Promise<Draft[]> {
  await takeOver(owner);
  return newestFirst(await readDrafts((table) => table.getAll(beginningWith(owner))));
}

/** The member's drafts of a file, the newest first. */
export async function draftsOfFile(owner: string, file: string): Promise<Draft[]> {
  await takeOver(owner);
  return newestFirst(await readDrafts((table) => table.getAll(beginningWith(owner, file))));
}

/** Removes a draft, unless its tab has written another one since. */
async function removeFrom(table: DraftTable, draft: Draft): Promise<void> {
  const stored = await table.get(keyOf(draft));
  if ((stored as Partial<Draft> | undefined)?.savedAt === draft.savedAt) await table.delete(keyOf(draft));
}

/**
 * Stores a draft in the place of the one that its tab had before, and removes others that it holds. When this rejects, everything
 * is as it was.
 */
export async function storeDraft(draft: Draft, superseded: readonly Draft[] = []): Promise<void> {
  await addDrafts(async (table) => {
    const stored = table.put(draft, keyOf(draft));
    // A page that is about to be closed does not live to see it stored.
    if (superseded.length === 0) table.transaction.commit();
    await stored;
    for (const each of superseded) await removeFrom(table, each);
  });
}

/** Removes these drafts, each as it was read: one that has been written since stays. All of them or, when it rejects, none. */
export async function removeDrafts(drafts: readonly Draft[]): Promise<void> {
  await changeDrafts(async (table) => {
    for (const draft of drafts) await removeFrom(table, draft);
  });
}

/** Removes what this tab has kept of a file. */
export async function removeDraft(key: DraftKey): Promise<void> {
  await changeDrafts((table) => table.delete(keyOf(key)));
}

/** Removes all that a member has typed on this device, and the images that came along. */
export async function removeDraftsOf(owner: string): Promise<void> {
  lastMomentDrafts(owner).forEach(dropLastMoment);
  await changeDrafts((table) => table.delete(beginningWith(owner)));
  await removeNewImagesOf(owner);
  await removeImportOf(owner);
}

/**
 * Gives drafts that belong to nobody an owner: `claim` says what each becomes, and undefined leaves it. They are from before
 * drafts belonged to members.
 */
export async function claimDrafts(claim: (draft: UnownedDraft) => Draft | undefined): Promise<void> {
  const unowned = await readDrafts((table) => table.count(UNOWNED()));
  if (!unowned) return;
  await changeDrafts(async (table) => {
    for (let cursor = await table.openCursor(UNOWNED()); cursor; cursor = await cursor.continue()) {
      const claimed = isUnownedDraft(cursor.value) ? claim(cursor.value) : undefined;
      if (!claimed) continue;
      await table.put(claimed, keyOf(claimed));
      await cursor.delete();
    }
  });
}
