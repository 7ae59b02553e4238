import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';

/** The project of the embedded backend. No hosted project has a name that begins so. */
export const EMBEDDED_PROJECT = 'demo-otherfolk';

/** The stand-in for Google's script that opens the sign-in window. */
export const GAPI_SCRIPT = '/__/local/gapi.js';

/** Shows the mails that a hosted project would send. */
export const MAIL_PAGE = '/__/local/mails';

export const embeddedTarget: BackendTarget = {
  kind: 'embedded',
  projectId: EMBEDDED_PROJECT,
  apiKey: 'local',
  gapiScript: GAPI_SCRIPT,
  mailPage: MAIL_PAGE,
};
