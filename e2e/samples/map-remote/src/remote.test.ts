/** @jest-environment node */
import { testRemoteContract } from '@otherfolk/remote-kit/testing';
import declaration from '../otherfolk.json';
import remote from './remote';

testRemoteContract(declaration, remote, {
  files: { 'locations/index.json': [{ id: 'quay', name: 'The quay', published: true, version: 1 }] },
});
