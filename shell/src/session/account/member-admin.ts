import type { MemberAdmin } from '@otherfolk/shared/contract/member-admin';
import { writeViewedAs } from '@otherfolk/shared/session/writer';
import { adminErrorText } from '../dialogs/error-texts';
import type { MemberSession } from '../identity/member-session';
import { showViewedAs } from './viewed-as-banner';

async function withErrorText<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new Error(adminErrorText(cause), { cause });
  }
}

/** The calls of admins about members, and about the site as others see it. */
export function administer({ directory }: MemberSession): MemberAdmin {
  return {
    list: (after) => withErrorText(directory.list(after)),
    find: (beginning) => withErrorText(directory.find(beginning)),
    setRights: (userId, rights, trustedEmail) => withErrorText(directory.changeRights(userId, rights, trustedEmail)),
    remove: (member) => withErrorText(directory.remove(member)),
    removed: () => withErrorText(directory.removed()),
    letIn: (userId) => withErrorText(directory.letIn(userId)),
    viewAs: (rights) => {
      writeViewedAs(rights);
      showViewedAs();
    },
  };
}
