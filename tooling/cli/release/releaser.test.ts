/** @jest-environment node */
import { releaserOf } from './releaser';

const GITHUB = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'teams/site' };

test.each<[string, string | undefined, Record<string, string>, object]>([
  ['nothing', undefined, {}, {}],
  ['a name', 'Ada Löwe-O’Hara', {}, { by: 'Ada Löwe-O’Hara' }],
  ['a name of the environment', undefined, { RELEASED_BY: 'Ada' }, { by: 'Ada' }],
  ['a bot', undefined, { GITHUB_ACTOR: 'dependabot[bot]' }, { by: 'dependabot[bot]' }],
  ['an option before the environment', 'Ada', { RELEASED_BY: 'Bo', GITHUB_ACTOR: 'c' }, { by: 'Ada' }],
  ['an account that is no plain name', undefined, { GITHUB_ACTOR: 'a@example.org' }, {}],
  [
    'a workflow',
    undefined,
    GITHUB,
    { source: { repository: 'https://github.com/teams/site', workflow: 'release.yml' } },
  ],
])('%s is told', (_, option, environment, releaser) => {
  expect(releaserOf(environment, option)).toEqual(releaser);
});

test.each([
  ['--by', 'ada@example.org', {}],
  ['--by', '/home/ada', {}],
  ['--by', 'https://example.org', {}],
  ['--by', 'a'.repeat(61), {}],
  ['RELEASED_BY', undefined, { RELEASED_BY: '<b>Ada</b>' }],
])('%s refuses what is no plain name: %s', (setting, option, environment) => {
  expect(() => releaserOf(environment, option)).toThrow(`${setting} is '`);
});
