import type { Finding, Scan } from './scan';

/** The Observatory calls it six months. */
const LONG_ENOUGH_S = 15_552_000;

export function strictTransport({ headers, isOverHttps }: Pick<Scan, 'headers' | 'isOverHttps'>): Finding {
  const rule = 'strict-transport-security';
  const header = headers.get(rule)?.toLowerCase();
  if (!isOverHttps) return { rule, result: 'no-https', modifier: -20 };
  if (header === undefined) return { rule, result: 'missing', modifier: -20 };
  const [, age] = /^(?:[^,]*;)?\s*max-age=(\d+)[^,]*$/.exec(header) ?? [];
  if (age === undefined) return { rule, result: 'invalid', modifier: -20 };
  return Number(age) < LONG_ENOUGH_S
    ? { rule, result: 'too-short', modifier: -10 }
    : { rule, result: 'long-enough', modifier: 0 };
}

export function redirection({ routeOverHttp }: Pick<Scan, 'routeOverHttp'>): Finding {
  const rule = 'redirection';
  const [first, second, ...others] = routeOverHttp.map((url) => new URL(url));
  if (!first) return { rule, result: 'not-needed', modifier: 0 };
  if (!second) return { rule, result: 'missing', modifier: -20 };
  if ((others.at(-1) ?? second).protocol !== 'https:') return { rule, result: 'not-to-https', modifier: -20 };
  if (second.protocol !== 'https:') return { rule, result: 'not-to-https-at-first', modifier: -10 };
  if (first.hostname !== second.hostname) return { rule, result: 'to-another-host', modifier: -5 };
  return { rule, result: 'to-https', modifier: 0 };
}
