/** @jest-environment node */
import { VISITOR } from '../domain/viewer';
import { isForMembers } from './audience-key';
import { characterIndexQuery } from './character-index-query';
import { featuredQuery } from './featured-query';
import { listStartQuery } from './list-start-query';
import { siteQuery } from './site-query';

const featured = (flags: object) =>
  featuredQuery(characterIndexQuery, { wanted: ['a'], count: 1, viewer: { ...VISITOR, ...flags }, release: 2 });

test.each([
  ['the site', siteQuery.queryKey, false],
  ['the start of a list', listStartQuery(characterIndexQuery, 2, (items) => items).queryKey, false],
  ['a whole list', characterIndexQuery.queryKey, true],
  ['what is featured for a visitor', featured({}).queryKey, false],
  ['what is featured for an editor without flags', featured({ memType: 'e' }).queryKey, false],
  ['what is featured for a member with a flag', featured({ aU: true }).queryKey, true],
])('%s: held for members alone is %j', (_, key, expected) => {
  expect(isForMembers(key)).toBe(expected);
});
