import { initializeApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  debugErrorMap,
  EmailAuthProvider,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { firebaseAccount } from './firebase-account';
import { firebaseProfiles } from './firebase-profiles';
import { loadGapi } from './gapi-stand-in';
import type { Account, Identity } from './identity';
import { withoutHeartbeat } from './without-heartbeat';

function connect(): { auth: Auth; store: Firestore } {
  if (BACKEND_TARGET.kind === 'none') throw new Error('This site was built without members.');
  const app = withoutHeartbeat(
    initializeApp(
      BACKEND_TARGET.kind === 'hosted'
        ? BACKEND_TARGET.options
        : { projectId: BACKEND_TARGET.projectId, apiKey: BACKEND_TARGET.apiKey, authDomain: location.host },
    ),
  );
  if (BACKEND_TARGET.kind === 'hosted' && BACKEND_TARGET.appCheckKey)
    initializeAppCheck(app, {
      provider: new ReCaptchaV3Provider(BACKEND_TARGET.appCheckKey),
      isTokenAutoRefreshEnabled: true,
    });
  const auth = initializeAuth(app, {
    // Local storage is as safe as IndexedDB, where a session takes longer to find than to ask the backend about; and other tabs hear of a
    // change at once.
    persistence: browserLocalPersistence,
    // Its texts are what people read when they cannot sign up.
    errorMap: debugErrorMap,
  });
  const store = getFirestore(app);
  // A refusal of the database is logged by its error alone.
  setLogLevel('silent');
  if (BACKEND_TARGET.kind === 'embedded') {
    connectAuthEmulator(auth, location.origin, { disableWarnings: true });
    connectFirestoreEmulator(store, location.hostname, Number(location.port));
  }
  return { auth, store };
}

const accountOf = ({ uid, email, emailVerified, displayName, providerData }: User): Account => ({
  userId: uid,
  email: email ?? '',
  emailVerified,
  hasPassword: providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID),
  displayName: displayName ?? '',
});

/** The identity service and the profiles of this build's backend, through the real SDK. */
export function firebaseIdentity(): Identity {
  const { auth, store } = connect();
  return {
    onAccount: (listener) => void onAuthStateChanged(auth, (user) => listener(user && accountOf(user))),
    signIn: async (email, password) => accountOf((await signInWithEmailAndPassword(auth, email, password)).user),
    async signUp(email, password, displayName) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      // The account stands without it, and the profile has the name, too.
      await updateProfile(user, { displayName }).catch((error: unknown) =>
        console.warn('The account has no name', error),
      );
      // Nobody waits for it: 'Send again' stands in the panel.
      sendEmailVerification(user).catch((error: unknown) => console.warn('The mail was not sent', error));
      return accountOf(user);
    },
    prepareGoogle() {
      if (BACKEND_TARGET.kind === 'embedded') loadGapi(BACKEND_TARGET.gapiScript);
    },
    async signInWithGoogle() {
      // Given here and not to initializeAuth, which would load Google's scripts for everyone.
      const credential = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
      const account = accountOf(credential.user);
      // The account keeps the name that it was made with; this is the one that Google has now.
      const name = getAdditionalUserInfo(credential)?.profile?.name;
      return { ...account, displayName: typeof name === 'string' ? name : account.displayName };
    },
    signOut: () => signOut(auth),
    async checkAccount() {
      const user = auth.currentUser;
      if (user) await reload(user);
      return user && accountOf(user);
    },
    async idToken() {
      if (!auth.currentUser) throw new Error('Your session has ended: sign in again.');
      return auth.currentUser.getIdToken();
    },
    ...firebaseAccount(auth),
    ...firebaseProfiles(store, () => auth.currentUser),
  };
}
