/** @jest-environment node */
import { obstacleTo } from './obstacle';

const visitor = { isFramed: false, isMember: false, isDeveloper: false, hostname: 'folk.example' };

test.each([
  ['a visitor of a live site', {}, 'This link is for developers'],
  ['a developer of a live site', { isDeveloper: true }, undefined],
  ['anybody on a site of this machine', { hostname: 'localhost' }, undefined],
  ['anybody on a site of this machine, by its address', { hostname: '127.0.0.1' }, undefined],
  ['a site that only sounds like this machine', { hostname: 'localhost.example' }, 'This link is for developers'],
  ['a developer who is signed in', { isDeveloper: true, isMember: true }, 'log out first'],
  ['a member on a site of this machine', { hostname: 'localhost', isMember: true }, 'log out first'],
  ['a page in a frame', { isDeveloper: true, hostname: 'localhost', isFramed: true }, 'inside another one'],
])('%s: %j', (_, surroundings, reason) => {
  const obstacle = obstacleTo({ ...visitor, ...surroundings });
  if (reason === undefined) expect(obstacle).toBeUndefined();
  else expect(obstacle).toContain(reason);
});
