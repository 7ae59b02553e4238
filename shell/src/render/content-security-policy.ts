import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';

/** Texts that stand in many pages, such as the styles of a remote. */
const MAX_HASHES = 100;

const hashes = new LRUCache<string, string>({
  max: MAX_HASHES,
  memoMethod: (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
});

export const cspHash = (text: string): string => hashes.memo(text);

/** The origins from which a developer may let a remote come instead (see overrides/): nothing of it leaves the computer that looks at the page. */
const LOOPBACK_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'];

/** The sockets over which the page hears there that something was saved. */
const LOOPBACK_SOCKETS = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/** The sources that the sign-in window needs, and nothing else of what Google serves there. */
const GOOGLE_SCRIPTS = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];

/** The sources of reCAPTCHA v3, by https://developers.google.com/recaptcha/docs/faq. */
const RECAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const RECAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
const RECAPTCHA_CALLS = ['https://www.google.com/recaptcha/'];

interface BackendSources {
  scripts?: string[];
  frames: string;
  calls?: string;
  /** Names under which its scripts make what Trusted Types ask for. */
  policies?: string;
}

/** The sources that signing in needs: the hidden frame that speaks to the sign-in window, and where the calls go. */
export function backendSources(target: BackendTarget): BackendSources {
  if (target.kind === 'none') return { frames: "'none'" };
  if (target.kind === 'embedded') return { frames: "'self'" };
  const services = ['identitytoolkit', 'securetoken', 'firestore'];
  const isChecked = target.appCheckKey !== '';
  if (isChecked) services.push('content-firebaseappcheck');
  const sources = (...all: string[]) => all.join(' ');
  return {
    scripts: [...GOOGLE_SCRIPTS, ...(isChecked ? RECAPTCHA_SCRIPTS : [])],
    frames: sources(`https://${target.options.authDomain}`, ...(isChecked ? RECAPTCHA_FRAMES : [])),
    calls: sources(...services.map((name) => `https://${name}.googleapis.com`), ...(isChecked ? RECAPTCHA_CALLS : [])),
    policies: 'gapi#gapi goog#html',
  };
}

interface Allowed {
  inlineScript: string;
  /** The texts of the page's style elements. */
  inlineStyles: string[];
  /** Origins that remotes come from, besides the page's own. */
  origins: string[];
  /** The origin that violations are reported to. */
  reports?: string;
  /** The origin that figures of page loads are sent to. */
  vitals?: string;
  /** Whether they may come from the computer that looks at the page, too. */
  fromLoopback?: boolean;
}

/** The sources of scripts of a page besides its own origin: files, folders and origins. */
export const scriptSources = ({ origins }: Pick<Allowed, 'origins'>): string[] => [
  ...(backendSources(BACKEND_TARGET).scripts ?? []),
  ...origins,
];

/** The policy of one page: exactly what stands in it and what its remotes need. `frame-ancestors` needs a header and is the server's. */
export function contentSecurityPolicy(allowed: Allowed): string {
  const { inlineScript, inlineStyles, origins, reports = '', vitals = '', fromLoopback = false } = allowed;
  const { frames, calls = '', policies = '' } = backendSources(BACKEND_TARGET);
  const loopback = fromLoopback ? LOOPBACK_SOURCES : [];
  const elsewhere = [...origins, ...loopback].join(' ');
  const sockets = fromLoopback ? LOOPBACK_SOCKETS.join(' ') : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${cspHash(inlineScript)} ${[...scriptSources({ origins }), ...loopback].join(' ')}`,
    `style-src 'self' ${inlineStyles.map(cspHash).join(' ')} ${elsewhere}`,
    "img-src 'self' data: blob:",
    `font-src 'self' ${elsewhere}`,
    `connect-src 'self' ${calls} ${elsewhere} ${sockets} ${reports} ${vitals}`,
    `frame-src ${frames}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    // Text becomes a script or markup only through the one policy of trusted-types.ts.
    "require-trusted-types-for 'script'",
    `trusted-types default ${policies}`,
  ]
    .map((directive) => directive.replace(/ +/g, ' ').trim())
    .join('; ');
}
