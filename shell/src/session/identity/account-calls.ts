import { removeDraftsOf } from '@otherfolk/shared/drafts/draft-store';
import type { Identity } from './identity';
import { type OwnData, ownData } from './own-data';

/** How somebody shows again who he is: with the password, or, without one, in Google's window. */
export type Proof = { password: string } | { google: true };

/** The calls of members about their own account. Each call rejects with the error of the service. */
export class AccountCalls {
  constructor(
    private readonly identity: Identity,
    private readonly call: <T>(call: Promise<T>) => Promise<T>,
    private readonly ownId: () => string,
  ) {}

  sendVerification(): Promise<void> {
    return this.call(this.identity.sendVerification());
  }

  requestReset(email: string): Promise<void> {
    return this.call(this.identity.requestReset(email));
  }

  async changeAddress(proof: Proof, email: string): Promise<void> {
    await this.prove(proof);
    await this.call(this.identity.changeAddress(email));
  }

  async changePassword(proof: Proof, password: string): Promise<void> {
    await this.prove(proof);
    await this.call(this.identity.changePassword(password));
  }

  /** All that the site knows of who is signed in, but for what would let others in. */
  ownData(): Promise<OwnData> {
    const userId = this.ownId();
    return ownData(userId, () => this.call(this.identity.readProfile(userId)));
  }

  /**
   * Removes profile, account, and what this device keeps. The profile goes first: without an account nobody could remove it.
   * What fails leaves the rest as it is, and may be tried again.
   */
  async remove(proof: Proof): Promise<void> {
    const userId = this.ownId();
    await this.prove(proof);
    await this.call(this.identity.removeOwnProfile(userId));
    await this.call(this.identity.deleteAccount());
    await removeDraftsOf(userId);
  }

  private async prove(proof: Proof): Promise<void> {
    // Google's window stays open as long as the person in front of it likes.
    if ('google' in proof) await this.identity.reauthenticateWithGoogle();
    else await this.call(this.identity.reauthenticate(proof.password));
  }
}
