/** @jest-environment node */
import { fakeIdentity, storedWren } from '../../testing/fake-identity';
import { MemberDirectory } from './member-directory';

function open(members: Record<string, Record<string, unknown>>) {
  const { identity, profiles, removed } = fakeIdentity(null);
  for (const [userId, fields] of Object.entries(members)) profiles.set(userId, { ...storedWren, ...fields });
  const onChange = jest.fn(async () => undefined);
  return { directory: new MemberDirectory(identity, (call) => call, onChange), identity, profiles, removed, onChange };
}

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`u${String(at).padStart(3, '0')}`, {}]));

test('members come in pages of 50, and each is read once', async () => {
  const { directory, identity } = open(many(120));
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { members, next } = await directory.list(after);
    expect(members.length).toBeLessThanOrEqual(50);
    ids.push(...members.map(({ userId }) => userId));
    after = next;
  } while (after !== undefined);
  expect(new Set(ids).size).toBe(120);
  expect(identity.listProfiles.mock.calls).toEqual([
    [50, undefined],
    [50, 'u049'],
    [50, 'u099'],
  ]);
});

test('a member is found by the beginning of the address, or of the name in either case, and comes once', async () => {
  const { directory } = open({
    a: { displayName: 'Wren Ash', email: 'wren@example.org' },
    b: { displayName: 'wrenny', email: 'b@example.org' },
    c: { displayName: 'Cass', email: 'wrenfan@example.org' },
    d: { displayName: 'Dora', email: 'dora@example.org' },
  });
  const found = await directory.find('wren');
  expect(found.map(({ userId }) => userId).sort()).toEqual(['a', 'b', 'c']);
});

test.each([
  [undefined, { memType: 'e', aN: true, aP: false, aU: false }],
  ['w@x.org', { memType: 'e', aN: true, aP: false, aU: false, trustedEmail: 'w@x.org' }],
])('rights are written, and the address that an admin vouches for: %s', async (trustedEmail, fields) => {
  const { directory, identity, onChange } = open({ a: {} });
  await directory.changeRights('a', { memType: 'e', aN: true, aP: false, aU: false }, trustedEmail);
  expect(identity.changeRights).toHaveBeenCalledWith('a', fields);
  expect(onChange).toHaveBeenCalledWith('a');
});

test('a removal is written down with the address that the profile has, and taken back', async () => {
  const { directory, identity, removed } = open({ a: { email: 'a@example.org' }, b: { email: 7 } });
  const { members } = await directory.list();
  for (const member of members) await directory.remove(member);
  expect(identity.removeMember.mock.calls).toEqual([
    ['a', 'a@example.org'],
    ['b', ''],
  ]);
  expect(await directory.removed()).toEqual([
    { userId: 'a', email: 'a@example.org' },
    { userId: 'b', email: '' },
  ]);
  await directory.letIn('a');
  expect([...removed.keys()]).toEqual(['b']);
});

test('the directory says what is known of an address', async () => {
  const { directory } = open({
    a: { emailVerified: true },
    b: { emailVerified: false },
    c: { emailVerified: false, trustedEmail: storedWren.email },
  });
  const { members } = await directory.list();
  expect(members.map(({ emailVerified, isTrusted }) => [emailVerified, isTrusted])).toEqual([
    [true, true],
    [false, false],
    [false, true],
  ]);
});
