import type { Finding, Scan } from './scan';
import { strictTransport } from './transport-rules';

type Result = [result: string, modifier: number];

/** What is wrong with a cookie, and how much. */
function faultsOf(cookie: string, isHsts: boolean): Result[] {
  const [pair = '', ...flags] = cookie.split(';').map((part) => part.trim().toLowerCase());
  const [name = ''] = pair.split('=');
  const isSession = name.includes('sess') || name.includes('login');
  const isSecure = flags.includes('secure');
  const sameSite = flags.find((flag) => flag.startsWith('samesite'))?.replace(/^samesite=?/, '');
  const isMisset = sameSite !== undefined && !['lax', 'strict', ...(isSecure ? ['none'] : [])].includes(sameSite);
  const insecure: Result = isSession
    ? ['session-without-secure', isHsts ? -10 : -40]
    : ['without-secure', isHsts ? -5 : -20];
  return [
    ...(isSecure ? [] : [insecure]),
    ...(isMisset ? ([['samesite-invalid', -20]] satisfies Result[]) : []),
    ...(name.includes('csrf') && !sameSite ? ([['anticsrf-without-samesite', -20]] satisfies Result[]) : []),
    ...(isSession && !flags.includes('httponly') ? ([['session-without-httponly', -30]] satisfies Result[]) : []),
  ];
}

export function cookies(scan: Scan): Finding {
  const rule = 'cookies';
  const all = scan.headers.getSetCookie();
  if (all.length === 0) return { rule, result: 'none', modifier: 0 };
  const isHsts = strictTransport(scan).modifier === 0;
  const [worst] = all.flatMap((cookie) => faultsOf(cookie, isHsts)).sort(([, a], [, b]) => a - b);
  if (worst) return { rule, result: worst[0], modifier: worst[1] };
  const areSameSite = all.every((cookie) => /;\s*samesite=/i.test(cookie));
  return { rule, result: areSameSite ? 'secure-and-samesite' : 'secure', modifier: areSameSite ? 5 : 0 };
}
