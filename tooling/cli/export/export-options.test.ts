/** @jest-environment node */
import { exportOptions } from './export-options';

test.each([
  [['--out', 'site'], {}, { out: '/home/site', origin: '', kind: 'none' }],
  [['--out=site', '--firebase'], {}, { out: '/home/site', origin: '', kind: 'hosted' }],
  [['--out=site'], { SITE_ORIGIN: '' }, { out: '/home/site', origin: '', kind: 'none' }],
  [
    ['--out', '/srv/site'],
    { SITE_ORIGIN: 'http://a.example' },
    { out: '/srv/site', origin: 'http://a.example', kind: 'none' },
  ],
  [
    ['--out', '.', '--origin', 'https://b.example:8443/'],
    {},
    { out: '/home', origin: 'https://b.example:8443', kind: 'none' },
  ],
  [
    ['--out', '.', '--origin', 'https://b.example:443'],
    {},
    { out: '/home', origin: 'https://b.example', kind: 'none' },
  ],
  [
    ['--out', '.', '--origin', 'https://B.example'],
    { SITE_ORIGIN: 'http://a.example' },
    { out: '/home', origin: 'https://b.example', kind: 'none' },
  ],
])('%j with %j', (args, environment, options) => {
  expect(exportOptions(args, { INIT_CWD: '/home', ...environment })).toEqual({
    reports: undefined,
    without: [],
    adopt: false,
    ...options,
  });
});

test.each([
  [['--reports', 'https://r.example/csp'], {}],
  [[], { SITE_REPORTS: 'https://r.example/csp' }],
  [['--reports', 'https://r.example/csp'], { SITE_REPORTS: 'https://other.example/' }],
])('%j with %j names where violations are reported to', (args, environment) => {
  const options = exportOptions(['--out', 'site', ...args], environment);
  expect(options.reports).toBe('https://r.example/csp');
});

test.each(['r.example', 'javascript:alert(1)', 'https://r.example/; script-src *'])("'%s' takes no reports", (url) => {
  expect(() => exportOptions(['--out', 'site', '--reports', url], {})).toThrow(
    `--reports is '${url}', which is no http(s) URL`,
  );
});

test('options that need an intention are read', () => {
  const args = ['--out', 'site', '--without', '/plots/storm', '--without=/locations/*', '--adopt'];
  expect(exportOptions(args, {})).toMatchObject({ without: ['/plots/storm', '/locations/*'], adopt: true });
});

test.each([
  [[], 'Name the folder to write into: npm run export -- --out <folder> [--origin https://example.org] [--firebase]'],
  [
    ['--out', ''],
    'Name the folder to write into: npm run export -- --out <folder> [--origin https://example.org] [--firebase]',
  ],
  [['--fast'], /^Unknown option '--fast'; usage: /],
])('%j is answered with the usage', (args, sentence) => {
  expect(() => exportOptions(args, {})).toThrow(sentence);
});

test.each([
  'example.org',
  'ftp://a.example',
  'https://a.example/site',
  'https://a.example?x',
  'https://me@a.example',
  'https://',
  '',
])("'%s' is no origin", (origin) => {
  expect(() => exportOptions(['--out', 'site', '--origin', origin], {})).toThrow(
    `--origin is '${origin}', which is no http(s) origin such as https://example.org.`,
  );
});

test('an origin of the environment is named by its name', () => {
  expect(() => exportOptions(['--out', 'site'], { SITE_ORIGIN: 'here' })).toThrow(
    "SITE_ORIGIN is 'here', which is no http(s) origin such as https://example.org.",
  );
});
