import type { MemberRecord, RemovedMember } from '@otherfolk/shared/contract/member-admin';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import type { Identity, StoredProfile } from './identity';
import { shownProfile, trustOf } from './profile-rules';

const AT_ONCE = 50; // firestore.rules

const recordOf = ({ userId, fields }: StoredProfile): MemberRecord => ({
  userId,
  ...shownProfile(fields, { userId, email: '', emailVerified: false, hasPassword: false, displayName: '' }),
  ...trustOf(fields),
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The members as admins read and change them: the rules of the database refuse others. `call` is how calls are made. */
export class MemberDirectory {
  constructor(
    private readonly identity: Identity,
    private readonly call: <T>(call: Promise<T>) => Promise<T>,
    /** Hears whose profile was changed. */
    private readonly onChange: (userId: string) => Promise<void>,
  ) {}

  /** A page of all members. */
  async list(after?: string): Promise<{ members: MemberRecord[]; next: string | undefined }> {
    const found = await this.call(this.identity.listProfiles(AT_ONCE, after));
    return { members: found.map(recordOf), next: found.length < AT_ONCE ? undefined : found.at(-1)?.userId };
  }

  /** Members whose name or address begins so; a name also with a capital letter. */
  async find(beginning: string): Promise<MemberRecord[]> {
    const names = [...new Set([beginning, capitalized(beginning)])];
    const found = await this.call(
      Promise.all([
        this.identity.findProfiles('email', beginning.toLowerCase(), AT_ONCE),
        ...names.map((name) => this.identity.findProfiles('displayName', name, AT_ONCE)),
      ]),
    );
    return [...new Map(found.flat().map((each) => [each.userId, recordOf(each)])).values()];
  }

  /** `trustedEmail` is the address that the admin vouches for, where it is not verified. */
  async changeRights(userId: string, { memType, aN, aP, aU }: Viewer, trustedEmail?: string): Promise<void> {
    const rights = { memType, aN, aP, aU };
    await this.call(
      this.identity.changeRights(userId, trustedEmail === undefined ? rights : { ...rights, trustedEmail }),
    );
    await this.onChange(userId);
  }

  async remove({ userId }: MemberRecord): Promise<void> {
    // The record has the address as the profile has it, not as it is shown.
    const { email } = (await this.call(this.identity.readProfile(userId))) ?? {};
    await this.call(this.identity.removeMember(userId, textOf(email)));
  }

  async removed(): Promise<RemovedMember[]> {
    const found = await this.call(this.identity.listRemoved(AT_ONCE));
    return found.map(({ userId, fields }) => ({ userId, email: textOf(fields.email) }));
  }

  letIn(userId: string): Promise<void> {
    return this.call(this.identity.letIn(userId));
  }
}
