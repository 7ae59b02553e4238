/** @jest-environment node */
import { releaseOptions } from './release-options';

const environment = { INIT_CWD: '/home' };
const released = { does: 'release', folder: '/home/site', origin: undefined, reports: undefined, hosted: false };

test.each([
  [['plots', '--to', 'site'], { ...released, id: 'plots' }],
  [['--to', '/srv/site', '--list'], { does: 'list', folder: '/srv/site' }],
  [['shell', '--to=site', '--firebase'], { ...released, id: 'shell', hosted: true }],
  [['all', '--to=site', '--origin', 'https://a.example/'], { ...released, id: 'all', origin: 'https://a.example' }],
  [['changed', '--to=site'], { ...released, id: 'changed' }],
  [['pages', '--to=site'], { ...released, id: 'pages' }],
  [['keys', '--to', 'site'], { does: 'keys', folder: '/home/site' }],
  [['keys', '--to', 'hosting'], { does: 'keys', folder: undefined }],
  [['plots', '--to', 'hosting'], { ...released, id: 'plots', folder: undefined }],
  [['plots', '--to', './hosting'], { ...released, id: 'plots', folder: '/home/hosting' }],
  [['--rollback', 'plots', '--to', 'site'], { does: 'rollback', id: 'plots', folder: '/home/site' }],
  [['--rollback', 'shell', '--to', 'site'], { does: 'rollback', id: 'shell', folder: '/home/site' }],
])('%j', (args, options) => {
  expect(releaseOptions(args, environment)).toEqual({ without: [], adopt: false, releaser: {}, ...options });
});

test('a live site is named by its origin, and by nothing else', () => {
  expect(releaseOptions(['--skew', 'https://a.example/'], environment)).toMatchObject({
    does: 'skew',
    site: 'https://a.example',
  });
});

test('options that need an intention are read', () => {
  const args = ['--rollback', 'shell', '--to', 'site', '--without', '/plots/storm', '--adopt'];
  expect(releaseOptions(args, environment)).toMatchObject({ without: ['/plots/storm'], adopt: true });
});

test('whoever releases is named, with the place where it is done', () => {
  const github = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b', GITHUB_ACTOR: 'c' };
  expect(releaseOptions(['shell', '--to', 'site', '--by', 'Ada L.'], { ...environment, ...github })).toMatchObject({
    releaser: { by: 'Ada L.', source: { repository: 'https://github.com/a/b', workflow: 'release.yml' } },
  });
});

test('an origin of the environment counts where none is named', () => {
  const options = releaseOptions(['shell', '--to', 'site'], { ...environment, SITE_ORIGIN: 'https://b.example' });
  expect(options).toMatchObject({ origin: 'https://b.example' });
});

test.each([
  [[], /^Say what to release and where to: npm run release/],
  [['plots'], /^Say what to release and where to/],
  [['--to', 'site'], /^Say what to release and where to/],
  [['plots', '--list', '--to', 'site'], /^Say what to release and where to/],
  [['--rollback', 'plots', '--list', '--to', 'site'], /^Say what to release and where to/],
  [['--skew', 'a.example'], "--skew is 'a.example', which is no http(s) origin"],
  [['--skew', 'https://a.example', '--to', 'site'], /^Say what to release and where to/],
  [['plotz', '--to', 'site'], "'plotz' is neither the shell nor a remote: choose among shell, characters, plots"],
  [['keys'], /^Say what to release and where to/],
  [['--rollback', 'keys', '--to', 'site'], "'keys' is neither the shell nor a remote"],
  [['--rollback', 'all', '--to', 'site'], "'all' is neither the shell nor a remote"],
  [['plots', 'admin', '--to', 'site'], /^Unexpected argument 'admin'/],
  [['plots', '--to', 'site', '--yes'], /^Unknown option '--yes'; usage: /],
  [['shell', '--to', 'site', '--by', 'ada@example.org'], "--by is 'ada@example.org', which is no plain name"],
  [['shell', '--to', 'site', '--origin', 'here'], "--origin is 'here', which is no http(s) origin"],
])('%j is refused', (args, sentence) => {
  expect(() => releaseOptions(args, environment)).toThrow(sentence);
});
