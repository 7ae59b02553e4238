import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { MemberAdmin, MemberRecord } from '@otherfolk/shared/contract/member-admin';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { openDialogs } from '@otherfolk/shared/testing/dialog-in-jsdom';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { People } from './people';

beforeEach(openDialogs);

const memberOf = (userId: string, more: Partial<MemberRecord> = {}): MemberRecord => ({
  ...VISITOR,
  ...{
    userId,
    displayName: userId,
    email: `${userId.toLowerCase()}@example.org`,
    emailVerified: true,
    isTrusted: true,
  },
  ...more,
});

async function open(members: MemberRecord[], next?: string, more: Partial<MemberAdmin> = {}) {
  const admin = {
    list: jest.fn<ReturnType<MemberAdmin['list']>, [string?]>(async () => ({ members, next })),
    find: jest.fn<ReturnType<MemberAdmin['find']>, [string]>(async () => []),
    setRights: jest.fn<Promise<void>, Parameters<MemberAdmin['setRights']>>(async () => undefined),
    remove: jest.fn<Promise<void>, [MemberRecord]>(async () => undefined),
    removed: jest.fn<ReturnType<MemberAdmin['removed']>, []>(async () => [{ userId: 'rex', email: 'rex@example.org' }]),
    letIn: jest.fn<Promise<void>, [string]>(async () => undefined),
    viewAs: jest.fn(),
  };
  const client = createQueryClient(
    testShell({
      read: fixtureReader(),
      origin: '',
      renderedOn: '2026-11-20',
      memberAdmin: async () => ({ ...admin, ...more }),
    }),
  );
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <People />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('searchbox');
  return admin;
}

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const unverified = memberOf('Boss', { email: 'boss@company.test', emailVerified: false, isTrusted: false });

test('an address that is not verified is marked, also where an admin vouches for it', async () => {
  await open([memberOf('Wren'), unverified, memberOf('Ash', { emailVerified: false })]);
  expect(rowOf('Wren').queryByText(/Not verified/)).toBeNull();
  expect(rowOf('Boss').getByText('Not verified')).toBeVisible();
  expect(rowOf('Ash').getByText('Not verified, an admin vouches')).toBeVisible();
});

test('a verified member is given a flag without a question', async () => {
  const admin = await open([memberOf('Wren')]);
  await userEvent.click(rowOf('Wren').getByRole('checkbox', { name: /Pipeline/ }));
  expect(admin.setRights).toHaveBeenCalledWith('Wren', { ...VISITOR, aP: true }, undefined);
});

test.each<[string, () => Promise<void>, object]>([
  ['a role', () => userEvent.selectOptions(rowOf('Boss').getByRole('combobox'), 'a'), { memType: 'a' }],
  ['a flag', () => userEvent.click(rowOf('Boss').getByRole('checkbox', { name: /Next release/ })), { aN: true }],
])('an unverified member gets %s after two questions, and it is written down who vouches', async (_, give, rights) => {
  const admin = await open([unverified]);
  await give();
  expect(screen.getByRole('alertdialog', { name: 'boss@company.test is not verified' })).toBeVisible();
  await press('Continue');
  expect(admin.setRights).not.toHaveBeenCalled();
  await press('I vouch for this address');
  expect(admin.setRights).toHaveBeenCalledWith('Boss', { ...VISITOR, ...rights }, 'boss@company.test');
  expect(await rowOf('Boss').findByText('Not verified, an admin vouches')).toBeVisible();
});

test('a cancelled question gives no rights', async () => {
  const admin = await open([unverified]);
  await userEvent.selectOptions(rowOf('Boss').getByRole('combobox'), 'a');
  await press('Continue');
  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(rowOf('Boss').getByRole('combobox')).toHaveValue('m');
  expect(admin.setRights).not.toHaveBeenCalled();
});

test('an unverified member loses a right without a question', async () => {
  const admin = await open([{ ...unverified, aN: true }]);
  await userEvent.click(rowOf('Boss').getByRole('checkbox', { name: /Next release/ }));
  expect(admin.setRights).toHaveBeenCalledTimes(1);
});

test('a member is removed after two questions, an admin not at all', async () => {
  const wren = memberOf('Wren');
  const admin = await open([wren, memberOf('Ada', { memType: 'a' })]);
  expect(rowOf('Ada').queryByRole('button')).toBeNull();
  await press('Remove Wren');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('The account to sign in with stays');
  await press('Continue');
  await press('Remove');
  expect(admin.remove).toHaveBeenCalledWith(wren);
  expect(screen.queryByRole('row', { name: /Wren/ })).toBeNull();
});

test('a removal that is refused is said, and the member stays', async () => {
  await open([memberOf('Wren')], undefined, { remove: () => Promise.reject(new Error('Refused.')) });
  await press('Remove Wren');
  await press('Continue');
  await press('Remove');
  expect(rowOf('Wren').getByRole('status')).toHaveTextContent('Refused.');
});

test('a search finds who is not loaded yet', async () => {
  const admin = await open([memberOf('Wren')], 'Wren');
  admin.find.mockResolvedValue([memberOf('Zoe')]);
  await userEvent.type(screen.getByRole('searchbox'), 'Zo');
  expect(await screen.findByRole('row', { name: /Zoe/ })).toBeVisible();
  expect(admin.find.mock.calls).toEqual([['Zo']]);
});

test('a search among members who are all loaded asks nobody', async () => {
  const admin = await open([memberOf('Wren')]);
  await userEvent.type(screen.getByRole('searchbox'), 'Zo');
  expect(screen.getByText('0 members')).toBeVisible();
  expect(admin.find).not.toHaveBeenCalled();
});

test('the next page comes on demand', async () => {
  const admin = await open([memberOf('Wren')], 'Wren');
  admin.list.mockResolvedValueOnce({ members: [memberOf('Xan')], next: undefined });
  await press('Load more members');
  expect(await screen.findByRole('row', { name: /Xan/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Wren/ })).toBeVisible();
  expect(admin.list.mock.calls).toEqual([[undefined], ['Wren']]);
  expect(screen.queryByRole('button', { name: 'Load more members' })).toBeNull();
});

test('removed members are asked for when somebody wants to see them, and are let in again', async () => {
  const admin = await open([]);
  expect(admin.removed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Removed members'));
  await userEvent.click(await screen.findByRole('button', { name: 'Let in again: rex@example.org' }));
  expect(admin.letIn).toHaveBeenCalledWith('rex');
});
