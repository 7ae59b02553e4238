import { allowedBy, policiesOf, type Policy } from './content-policy';
import type { Finding, Scan } from './scan';

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const PASSIVE = ['img-src', 'media-src'];
const WITHOUT_TLS = /^(http|ftp):/;
const NAMES_ITS_SCRIPTS = /^'(nonce|sha256|sha384|sha512)-/;

const hasAny = (sources: Set<string>, unwanted: string[]) => unwanted.some((source) => sources.has(source));
const hasPlain = (sources: Iterable<string>) => [...sources].some((source) => WITHOUT_TLS.test(source));

/** Browsers do not heed 'unsafe-inline' beside a hash or a nonce. */
function heeded(sources: Set<string>): Set<string> {
  if ([...sources].some((source) => NAMES_ITS_SCRIPTS.test(source))) sources.delete("'unsafe-inline'");
  return sources;
}

/** The first of the published results that fits, from the worst to the best. */
function resultFor(policies: readonly Policy[]): [result: string, modifier: number] {
  const scripts = heeded(allowedBy(policies, 'script-src'));
  const styles = heeded(allowedBy(policies, 'style-src'));
  const directives = new Set(policies.flatMap((policy) => [...policy.keys()]));
  const active = [...directives].filter((directive) => !PASSIVE.includes(directive));
  if (hasAny(scripts, [...BROAD, "'unsafe-inline'", 'data:']) || hasAny(allowedBy(policies, 'object-src'), BROAD))
    return ['unsafe-inline', -20];
  if (active.some((directive) => hasPlain(allowedBy(policies, directive)))) return ['insecure-scheme', -20];
  if (hasAny(scripts, ["'unsafe-eval'"]) || hasAny(styles, ["'unsafe-eval'"])) return ['unsafe-eval', -10];
  if (PASSIVE.some((directive) => hasPlain(allowedBy(policies, directive)))) return ['insecure-passive-scheme', -10];
  if (hasAny(styles, [...BROAD, "'unsafe-inline'", 'data:'])) return ['unsafe-inline-in-style-only', 0];
  const isClosed = policies.some((policy) => [...(policy.get('default-src') ?? [])].join() === "'none'");
  return isClosed ? ['no-unsafe-default-none', 10] : ['no-unsafe', 5];
}

export function contentSecurityPolicy(scan: Scan): Finding {
  const { ofHeader, ofPage } = policiesOf(scan);
  const all = [...ofHeader, ...ofPage];
  const rule = 'content-security-policy';
  const readable = all.filter((policy) => policy !== undefined);
  if (readable.length < all.length) return { rule, result: 'invalid', modifier: -25 };
  const speaking = readable.filter(({ size }) => size > 0);
  if (speaking.length === 0) return { rule, result: 'missing', modifier: -25 };
  const [result, modifier] = resultFor(speaking);
  return { rule, result, modifier };
}

export function framing(scan: Scan): Finding {
  const rule = 'x-frame-options';
  if (policiesOf(scan).ofHeader.some((policy) => policy?.has('frame-ancestors')))
    return { rule, result: 'by-policy', modifier: 5 };
  const header = scan.headers.get(rule)?.trim().toLowerCase();
  if (header === undefined) return { rule, result: 'missing', modifier: -20 };
  const isKnown = ['deny', 'sameorigin'].includes(header) || header.startsWith('allow-from');
  return isKnown ? { rule, result: 'by-header', modifier: 0 } : { rule, result: 'invalid', modifier: -20 };
}
