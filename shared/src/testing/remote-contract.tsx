import { fixtureReader } from './fixture-reader';
import { type FirstPages, testContractOver } from './remote-contract-over';

/**
 * The test that every remote runs on what it exposes; in jest's node environment, as prerendering has no window. `declared`: the content
 * of its otherfolk.json.
 */
export const testRemoteContract = (declared: { id: string }, remote: unknown, firstPages?: FirstPages): void =>
  testContractOver(fixtureReader(), declared, remote, firstPages);
