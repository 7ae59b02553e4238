import type { Viewer } from '@otherfolk/shared/domain/viewer';

/** The password of all of them. */
export const DEMO_PASSWORD = 'demo-password'; // docs/data-contract.md#10-running

export interface DemoAccount extends Viewer {
  localId: string;
  email: string;
  displayName: string;
}

const member: Viewer = { memType: 'm', aN: false, aP: false, aU: false };

/** One of each kind of member. */ // docs/data-contract.md#10-running
export const demoAccounts: readonly DemoAccount[] = [
  { localId: 'demo-admin', email: 'admin@demo.test', displayName: 'Ada Admin', ...member, memType: 'a' },
  { localId: 'demo-editor', email: 'editor@demo.test', displayName: 'Edda Editor', ...member, memType: 'e' },
  { localId: 'demo-member', email: 'member@demo.test', displayName: 'Mika Member', ...member },
  { localId: 'demo-preview', email: 'preview@demo.test', displayName: 'Perrin Preview', ...member, aN: true },
  { localId: 'demo-pipeline', email: 'pipeline@demo.test', displayName: 'Pia Pipeline', ...member, aN: true, aP: true },
  { localId: 'demo-unnamed', email: 'unnamed@demo.test', displayName: 'Una Unnamed', ...member, aU: true },
];
