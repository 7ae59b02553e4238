import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { draftsOfFile, prepareDrafts, removeDrafts } from '@otherfolk/shared/drafts/draft-store';
import { type CatalogueFile, draftNameOf } from '@otherfolk/shared/files/catalogue-file';
import { claimUnownedDrafts } from './claim-drafts';
import { type Content, DraftSaver, type SaveState } from './draft-saver';
import { mayForgetDrafts } from './may-forget';
import { LETTING_GO_MS, listenToTabs, openTab, tabsOn } from './open-tabs';

interface Drafts {
  /** The drafts that earlier visits left behind, and nobody edits now: the newest first. */
  left: readonly Draft[];
  /** Whether another tab edits the same file. */
  isOpenElsewhere: boolean;
  saveState: SaveState;
  /** Whether the browser has not promised to keep drafts; false until something is typed. */
  mayForget: boolean;
  /** Keeps what the form holds; undefined where it holds nothing that the file does not. */
  keep: (content: Content | undefined) => void;
  /** Says that the form holds a draft from now on: it is removed as soon as what holds it is stored. */
  restored: (draft: Draft) => void;
  /** Removes a draft. Rejects where it cannot be. */
  discard: (draft: Draft) => Promise<void>;
}

/** The work of a tab on the drafts of a file while it edits that file. */
interface Work {
  saver: DraftSaver;
  look: () => Promise<void>;
  announce: () => void;
}

/** Keeps what is typed in a file on this device for its member, and finds what he or she left behind before. */
export function useDraft(edited: CatalogueFile, owner: string): Drafts {
  const { kind, path } = edited;
  const file = draftNameOf(edited);
  const [left, setLeft] = useState<readonly Draft[]>([]);
  const [isOpenElsewhere, setOpenElsewhere] = useState(false);
  const [saveState, setSaveState] = useState<SaveState>({ state: 'nothing' });
  const [mayForget, setMayForget] = useState(false);
  const work = useRef<Work>(undefined);

  useEffect(() => {
    // Its problems show with the first look.
    prepareDrafts().catch(() => undefined);
    const held = openTab(file);
    const own = held.then(({ name }) => name);
    const saver = new DraftSaver({ owner, file, kind, path }, own, setSaveState);
    const look = async () => {
      try {
        await claimUnownedDrafts(owner);
        const [name, tabs, drafts] = await Promise.all([own, tabsOn(file), draftsOfFile(owner, file)]);
        setOpenElsewhere([...tabs].some((each) => each !== name));
        setLeft(drafts.filter(({ tab }) => tab !== name && !tabs.has(tab)).filter((each) => !saver.holds(each)));
      } catch (error) {
        console.warn('Drafts cannot be read', error);
        setSaveState({ state: 'refused', isFull: false });
      }
    };
    const { announce, stop } = listenToTabs(() => void look());
    work.current = { saver, look, announce };
    void held.then(announce).then(look);
    // After a reload, the page that was there holds its name for a moment longer.
    const later = window.setTimeout(() => void look(), LETTING_GO_MS);
    const flush = () => void saver.flush();
    const leave = () => void saver.leave();
    // All of them pass by the window.
    const leaving = ['visibilitychange', 'beforeunload', 'pagehide'];
    for (const event of leaving) window.addEventListener(event, leave);
    // Leaving a field is leaving the form, perhaps: whoever logs out next is asked about all that was typed.
    window.addEventListener('focusout', flush);
    return () => {
      for (const event of leaving) window.removeEventListener(event, leave);
      window.removeEventListener('focusout', flush);
      window.clearTimeout(later);
      stop();
      void saver
        .stop()
        .then(() => held)
        .then(({ close }) => {
          close();
          announce();
        });
    };
  }, [file, kind, path, owner]);

  const keep = useCallback((content: Content | undefined) => {
    work.current?.saver.keep(content);
    if (content) void mayForgetDrafts().then(setMayForget);
  }, []);

  const restored = useCallback((draft: Draft) => {
    const { saver, look, announce } = work.current as Work;
    saver.hold(draft);
    setLeft((before) => before.filter((each) => each !== draft));
    void saver.flush().then(announce).then(look);
  }, []);

  const discard = useCallback(async (draft: Draft) => {
    const { look, announce } = work.current as Work;
    await removeDrafts([draft]);
    announce();
    await look();
  }, []);

  return { left, isOpenElsewhere, saveState, mayForget, keep, restored, discard };
}
