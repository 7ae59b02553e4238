/** @jest-environment node */
import { testRemoteContract } from '@otherfolk/shared/testing/remote-contract';
import remote from './remote';

testRemoteContract('admin', remote, { editor: '/editor/edit-character/mara' });
