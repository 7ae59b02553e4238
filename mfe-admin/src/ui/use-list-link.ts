import { EDITOR_PATH } from '@otherfolk/shared/contract/editor-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import { useMember } from '@otherfolk/shared/session';

/** The way to the list of what can be edited: admins have it among their tools, editors by itself. */
export const useListLink = (): { to: string; text: string } =>
  useMember().memType === 'a' ? { to: paths.admin, text: 'Admin Tools' } : { to: EDITOR_PATH, text: 'Editor' };
