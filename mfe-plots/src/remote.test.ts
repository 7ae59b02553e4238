/** @jest-environment node */
import { testRemoteContract } from '@otherfolk/shared/testing/remote-contract';
import remote from './remote';

testRemoteContract('plots', remote);
