import { isDraft, type Draft, type DraftKey } from './draft';

/** In local storage, the names of drafts begin with it, of whomever they are. */
export const LAST_MOMENT_PREFIX = 'otherfolk-draft:';

const nameOf = ({ owner, file, tab }: DraftKey) => `${LAST_MOMENT_PREFIX}${owner}/${file}/${tab}`;

/**
 * Keeps a draft before this returns, where a page that is being closed would not live to see it stored in the database. Best
 * effort: storage that refuses, or is full, keeps nothing here.
 */
export function keepAtLastMoment(draft: Draft): void {
  try {
    localStorage.setItem(nameOf(draft), JSON.stringify(draft));
  } catch {
    // The database may still take it.
  }
}

export function dropLastMoment(key: DraftKey): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // Refused storage holds nothing.
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** What was kept so and is not in the database yet; of one member, or of all. */
export function lastMomentDrafts(owner?: string): Draft[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(LAST_MOMENT_PREFIX));
    const drafts = names.map((name) => parsed(localStorage.getItem(name))).filter(isDraft);
    return drafts.filter((draft) => owner === undefined || draft.owner === owner);
  } catch {
    return [];
  }
}
