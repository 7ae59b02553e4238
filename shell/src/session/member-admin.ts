import type { MemberAdmin } from '@otherfolk/shared/contract/member-admin';
import { writeViewedAs } from '@otherfolk/shared/session/writer';
import { refusalInWords } from './error-texts';
import type { MemberSession } from './member-session';
import { showViewedAs } from './viewed-as-banner';

async function inWords<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new Error(refusalInWords(cause), { cause });
  }
}

/** What admins do with members, and with the site as others see it. */
export function administer({ directory }: MemberSession): MemberAdmin {
  return {
    list: (after) => inWords(directory.list(after)),
    find: (beginning) => inWords(directory.find(beginning)),
    setRights: (userId, rights, trustedEmail) => inWords(directory.changeRights(userId, rights, trustedEmail)),
    remove: (member) => inWords(directory.remove(member)),
    removed: () => inWords(directory.removed()),
    letIn: (userId) => inWords(directory.letIn(userId)),
    viewAs: (rights) => {
      writeViewedAs(rights);
      showViewedAs();
    },
  };
}
