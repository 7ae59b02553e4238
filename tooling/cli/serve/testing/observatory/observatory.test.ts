/** @jest-environment node */
import { findingsOf, gradeOf, scoreOf } from './observatory';
import { type Finding, type Scan, scanOf } from './scan';

const CLOSED = "default-src 'none'; script-src 'self' 'sha256-x='; style-src 'self'; img-src 'self' data:";
const ANCESTORS = "; frame-ancestors 'none'";
const good = { 'content-security-policy': CLOSED + ANCESTORS, 'strict-transport-security': 'max-age=31536000' };

type Row = [rule: string, what: string, expected: [string, number], headers: object, html?: string];

const policy = (text: string) => ({ 'content-security-policy': text });
const meta = (name: string, content: string) => `<meta http-equiv="${name}" content="${content}">`;
const header = (rule: string, value: string) => ({ [rule]: value });
const cookie = (value: string, others: object = {}) => ({ ...others, 'set-cookie': value });
const script = (attributes: string) => `<script ${attributes}></script>`;

const CSP = 'content-security-policy';
const HSTS = 'strict-transport-security';
const CORP = 'cross-origin-resource-policy';
const CORS = 'cross-origin-resource-sharing';
const SRI = 'subresource-integrity';
const REFERRER = 'referrer-policy';
const FRAMING = 'x-frame-options';
const SNIFFING = 'x-content-type-options';
const COOKIES = 'cookies';

const rows: Row[] = [
  [CSP, 'a closed policy', ['no-unsafe-default-none', 10], policy(CLOSED)],
  [CSP, 'one in the page', ['no-unsafe-default-none', 10], {}, meta('Content-Security-Policy', CLOSED)],
  [CSP, 'one that begins open', ['no-unsafe', 5], policy("default-src 'self'")],
  [CSP, 'none', ['missing', -25], {}],
  [CSP, 'one in the page that works in a header only', ['missing', -25], {}, meta(CSP, 'sandbox')],
  [CSP, 'an empty one', ['invalid', -25], policy(';')],
  [CSP, 'a directive twice', ['invalid', -25], policy("script-src 'self'; script-src 'none'")],
  [CSP, 'any inline script', ['unsafe-inline', -20], policy("default-src 'none'; script-src 'unsafe-inline'")],
  [CSP, 'one beside a hash', ['no-unsafe-default-none', 10], policy(CLOSED.replace("'self'", "'unsafe-inline'"))],
  [CSP, 'scripts from data', ['unsafe-inline', -20], policy("default-src 'none'; script-src data:")],
  [CSP, 'scripts from anywhere', ['unsafe-inline', -20], policy("default-src 'none'; script-src https:")],
  [CSP, 'no word on scripts', ['unsafe-inline', -20], policy("img-src 'none'")],
  [CSP, 'objects from anywhere', ['unsafe-inline', -20], policy("script-src 'self'; object-src *")],
  [CSP, 'scripts without TLS', ['insecure-scheme', -20], policy("default-src 'none'; script-src http://a.example")],
  [CSP, 'calls without TLS', ['insecure-scheme', -20], policy("default-src 'none'; connect-src http://a.example")],
  [CSP, 'eval', ['unsafe-eval', -10], policy("default-src 'none'; script-src 'self' 'unsafe-eval'")],
  [CSP, 'images without TLS', ['insecure-passive-scheme', -10], policy("default-src 'none'; img-src http:")],
  [CSP, 'inline styles', ['unsafe-inline-in-style-only', 0], policy("default-src 'none'; style-src 'unsafe-inline'")],
  [CSP, 'an open one and a closed one', ['no-unsafe-default-none', 10], policy('script-src *'), meta(CSP, CLOSED)],
  [FRAMING, 'by the policy', ['by-policy', 5], good],
  [FRAMING, 'by a policy in the page', ['missing', -20], {}, meta(CSP, CLOSED + ANCESTORS)],
  [FRAMING, 'by its own header', ['by-header', 0], header(FRAMING, 'DENY')],
  [FRAMING, 'by a header of old', ['by-header', 0], header(FRAMING, 'ALLOW-FROM https://a.example')],
  [FRAMING, 'by something else', ['invalid', -20], header(FRAMING, 'never')],
  [HSTS, 'a year', ['long-enough', 0], header(HSTS, 'max-age=31536000; includeSubDomains')],
  [HSTS, 'the other way round', ['long-enough', 0], header(HSTS, 'includeSubDomains; max-age=31536000')],
  [HSTS, 'a day', ['too-short', -10], header(HSTS, 'max-age=86400')],
  [HSTS, 'none', ['missing', -20], {}],
  [HSTS, 'twice', ['invalid', -20], header(HSTS, 'max-age=31536000, max-age=31536000')],
  [HSTS, 'without an age', ['invalid', -20], header(HSTS, 'includeSubDomains')],
  [REFERRER, 'none', ['missing', 0], {}],
  [REFERRER, 'a private one', ['private', 5], header(REFERRER, 'strict-origin-when-cross-origin')],
  [REFERRER, 'the last that is known', ['private', 5], header(REFERRER, 'unsafe-url, no-referrer, whatever')],
  [REFERRER, 'an unsafe one in the page', ['unsafe', -5], header(REFERRER, 'no-referrer'), meta(REFERRER, 'origin')],
  [REFERRER, 'nonsense', ['invalid', -5], header(REFERRER, 'whatever')],
  [SNIFFING, 'forbidden', ['nosniff', 0], header(SNIFFING, 'nosniff')],
  [SNIFFING, 'allowed', ['missing-or-invalid', -5], {}],
  [CORP, 'none', ['missing', 0], {}],
  [CORP, 'for this origin', ['same-origin', 10], header(CORP, 'same-origin')],
  [CORP, 'for this site', ['same-site', 10], header(CORP, 'same-site')],
  [CORP, 'for all', ['cross-origin', 0], header(CORP, 'cross-origin')],
  [CORP, 'nonsense', ['invalid', -5], header(CORP, 'everybody')],
  [CORS, 'none', ['none', 0], {}],
  [CORS, 'for all', ['public', 0], header('access-control-allow-origin', '*')],
  [CORS, 'for one', ['restricted', 0], header('access-control-allow-origin', 'https://a.example')],
  [
    CORS,
    'for whoever asks, with cookies',
    ['universal', -50],
    { 'access-control-allow-origin': 'https://elsewhere.example', 'access-control-allow-credentials': 'true' },
  ],
  [SRI, 'inline scripts alone', ['no-foreign-scripts', 0], {}, '<script>a()</script>'],
  [SRI, 'own scripts', ['own', 0], {}, script('src="/a.js"')],
  [SRI, 'own scripts with a hash', ['own-with-hash', 5], {}, script('src="/a.js" integrity="sha256-x="')],
  [SRI, 'foreign ones', ['foreign-without-hash', -5], {}, script('src="https://a.example/a.js"')],
  [SRI, 'with a hash', ['foreign-with-hash', 5], {}, script('src="https://a.example/a.js" integrity="sha256-x="')],
  [SRI, 'without TLS', ['insecure-without-hash', -50], {}, script('src="//a.example/a.js"') + script('src="/a.js"')],
  [SRI, 'with a hash alone', ['insecure-with-hash', -20], {}, script('src="http://a.example/a.js" integrity="x"')],
  [COOKIES, 'none', ['none', 0], {}],
  [COOKIES, 'the best', ['secure-and-samesite', 5], cookie('session=1; Secure; HttpOnly; SameSite=Lax')],
  [COOKIES, 'without SameSite', ['secure', 0], cookie('a=1; Secure')],
  [COOKIES, 'for http, too', ['without-secure', -20], cookie('a=1')],
  [COOKIES, 'for http that is never asked', ['without-secure', -5], cookie('a=1', good)],
  [COOKIES, 'a session for http', ['session-without-secure', -40], cookie('sessid=1; HttpOnly')],
  [COOKIES, 'a session for http, never asked', ['session-without-secure', -10], cookie('sessid=1; HttpOnly', good)],
  [COOKIES, 'a session for scripts', ['session-without-httponly', -30], cookie('login=1; Secure')],
  [COOKIES, 'a token against forgery', ['anticsrf-without-samesite', -20], cookie('csrf=1; Secure')],
  [COOKIES, 'SameSite misspelt', ['samesite-invalid', -20], cookie('a=1; Secure; SameSite=Tight')],
];

const find = (scan: Scan, rule: string): Finding | undefined => findingsOf(scan).find((each) => each.rule === rule);

test.each(rows)('%s, %s: %j', (rule, _, [result, modifier], headers, html = '') => {
  expect(find(scanOf(html, headers as Record<string, string>), rule)).toEqual({ rule, result, modifier });
});

test.each<[what: string, route: string[], expected: [string, number]]>([
  ['nobody', [], ['not-needed', 0]],
  ['the same host over https', ['http://a.example/', 'https://a.example/'], ['to-https', 0]],
  ['the page itself', ['http://a.example/'], ['missing', -20]],
  ['another page without TLS', ['http://a.example/', 'http://b.example/'], ['not-to-https', -20]],
  [
    'a detour without TLS',
    ['http://a.example/', 'http://b.example/', 'https://b.example/'],
    ['not-to-https-at-first', -10],
  ],
  ['another host', ['http://a.example/', 'https://b.example/'], ['to-another-host', -5]],
])('over http, %s answers: %j', (_, routeOverHttp, [result, modifier]) => {
  expect(find(scanOf('', {}, { routeOverHttp }), 'redirection')).toEqual({ rule: 'redirection', result, modifier });
});

test('without https there is nothing that a header about it could say', () => {
  expect(find(scanOf('', good, { isOverHttps: false }), HSTS)).toMatchObject({ result: 'no-https', modifier: -20 });
});

const finding = (modifier: number): Finding => ({ rule: 'a', result: 'b', modifier });

test.each<[number[], number, string]>([
  [[], 100, 'A+'],
  [[10, 5, 5, 10], 130, 'A+'],
  [[-10, 10], 100, 'A+'],
  [[-5, 0], 95, 'A'],
  [[-10], 90, 'A'],
  [[-15, 10, 10], 85, 'A-'],
  [[-20, 30], 80, 'B+'],
  [[-25], 75, 'B'],
  [[-35], 65, 'B-'],
  [[-40], 60, 'C+'],
  [[-45], 55, 'C'],
  [[-55], 45, 'C-'],
  [[-60], 40, 'D+'],
  [[-65], 35, 'D'],
  [[-75], 25, 'D-'],
  [[-50, -50, -50], 0, 'F'],
])('%j make %d, which is %s', (modifiers, score, grade) => {
  expect(scoreOf(modifiers.map(finding))).toBe(score);
  expect(gradeOf(score)).toBe(grade);
});
