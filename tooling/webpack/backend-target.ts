import { embeddedTarget } from '@otherfolk/local-backend/target';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';

/** The backends that a shell can be built for. */
export type TargetKind = BackendTarget['kind'];

const noTarget: BackendTarget = { kind: 'none' };

const SETTINGS = {
  apiKey: 'FIREBASE_API_KEY',
  authDomain: 'FIREBASE_AUTH_DOMAIN',
  projectId: 'FIREBASE_PROJECT_ID',
  appId: 'FIREBASE_APP_ID',
} as const;

/** The form of a host name, which is also part of the page's policy: nothing else can stand in it. */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** The form of a site key of reCAPTCHA, which is also part of a script's address. */
const SITE_KEY = /^[\w-]*$/;

function hostedTarget(environment: NodeJS.ProcessEnv): BackendTarget {
  const missing = Object.values(SETTINGS).filter((name) => !environment[name]);
  if (missing.length > 0)
    throw new Error(`A build for a Firebase project needs ${missing.join(', ')} in the environment.`);
  const setting = (name: keyof typeof SETTINGS) => environment[SETTINGS[name]] ?? '';
  if (!HOST.test(setting('authDomain')))
    throw new Error(
      `FIREBASE_AUTH_DOMAIN is '${setting('authDomain')}', which is no host name such as my-project.firebaseapp.com.`,
    );
  const [apiKey, authDomain, projectId, appId] = [
    setting('apiKey'),
    setting('authDomain'),
    setting('projectId'),
    setting('appId'),
  ];
  const appCheckKey = environment.FIREBASE_APP_CHECK_SITE_KEY ?? '';
  if (!SITE_KEY.test(appCheckKey))
    throw new Error(`FIREBASE_APP_CHECK_SITE_KEY is '${appCheckKey}', which is no site key of reCAPTCHA v3.`);
  return { kind: 'hosted', appCheckKey, options: { apiKey, authDomain, projectId, appId } };
}

export const isTargetKind = (text: string): text is TargetKind => ['embedded', 'hosted', 'none'].includes(text);

/** The target with the settings that it needs. Throws one clear sentence where one is missing. */
export function targetOf(kind: TargetKind, environment: NodeJS.ProcessEnv): BackendTarget {
  if (kind === 'hosted') return hostedTarget(environment);
  return kind === 'none' ? noTarget : embeddedTarget;
}
