import type { MemberAdmin } from '@otherfolk/shared/contract/frame-context';
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
export function administer(members: MemberSession): MemberAdmin {
  return {
    list: (after) => inWords(members.listMembers(after)),
    setRights: (userId, rights) => inWords(members.changeRights(userId, rights)),
    viewAs: (rights) => {
      writeViewedAs(rights);
      showViewedAs();
    },
  };
}
