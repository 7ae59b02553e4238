/** The backend that has members, roles and their data. It is decided when the shell is built. */
export type BackendTarget =
  /** The backend of `npm start`, on the origin of the site. */
  | { kind: 'embedded'; projectId: string; apiKey: string; gapiScript: string; mailPage: string }
  /** A Firebase project; the options are what `initializeApp` takes. */
  /** `appCheckKey` is the site key of reCAPTCHA v3 for App Check; empty where the project does without. */
  | {
      kind: 'hosted';
      appCheckKey: string;
      options: { apiKey: string; authDomain: string; projectId: string; appId: string };
    }
  /** Files on a static host: nobody signs in. */
  | { kind: 'none' };

declare global {
  /** Written into the shell by `tooling/webpack`. A branch on its `kind` that does not apply is left out of the build. */
  const BACKEND_TARGET: BackendTarget;
}
