import type { Viewer } from '../domain/viewer';
import { rightsOf } from '../domain/viewer-rights';
import { isListKey } from './list-key';

/**
 * The part of a query key that says for whom the data was read. The name of its property is part of the contract: the shell finds
 * by it what to remove from keys that remotes of earlier releases have made.
 */
export const audienceKey = (viewer: Viewer) => ({ seenBy: rightsOf(viewer) });

const seenBy = (part: unknown) => (part as { seenBy?: string } | null | undefined)?.seenBy;

/** The audience for whom a query reads, as `rightsOf` names it; empty for everybody. */
export const seenByOf = (key: readonly unknown[]): string => key.map(seenBy).find(Boolean) ?? '';

/** Whether what a query holds may not be for everybody: what was read for a member, and whole lists. */
export const isForMembers = (key: readonly unknown[]): boolean => isListKey(key) || key.some(seenBy);
