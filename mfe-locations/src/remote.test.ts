/** @jest-environment node */
import { testRemoteContract } from '@otherfolk/shared/testing/remote-contract';
import declaration from '../otherfolk.json';
import remote from './remote';

testRemoteContract(declaration, remote);
