import {
  type Auth,
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { Identity } from './identity';

type AccountCalls = Pick<
  Identity,
  | 'sendVerification'
  | 'requestReset'
  | 'reauthenticate'
  | 'reauthenticateWithGoogle'
  | 'changeAddress'
  | 'changePassword'
  | 'deleteAccount'
>;

/** The calls of members about their own account, through the SDK. */
export function firebaseAccount(auth: Auth): AccountCalls {
  async function own(): Promise<User> {
    if (!auth.currentUser) throw new Error('Nobody is signed in any more.');
    return auth.currentUser;
  }
  return {
    sendVerification: async () => sendEmailVerification(await own()),
    requestReset: (email) => sendPasswordResetEmail(auth, email),
    async reauthenticate(password) {
      const user = await own();
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    },
    async reauthenticateWithGoogle() {
      // Nothing is awaited between the click and Google's window, which the browser would block otherwise.
      if (!auth.currentUser) throw new Error('Nobody is signed in any more.');
      await reauthenticateWithPopup(auth.currentUser, new GoogleAuthProvider(), browserPopupRedirectResolver);
    },
    changeAddress: async (email) => verifyBeforeUpdateEmail(await own(), email),
    changePassword: async (password) => updatePassword(await own(), password),
    deleteAccount: async () => deleteUser(await own()),
  };
}
