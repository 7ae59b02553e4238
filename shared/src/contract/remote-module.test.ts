/** @jest-environment node */
import { CONTRACT_VERSION } from './contract-version';
import { assertRemoteModule } from './remote-module';

const characters = { id: 'characters', mounts: { characters: {}, compare: {}, atlas: {} }, widgets: [] };
const release = (mounts: unknown) => ({ id: 'characters', contract: CONTRACT_VERSION, mounts, widgets: {} });
const NO_ROUTES = /'characters' breaks the contract: it has no routes for the mount/;

test.each<[string, unknown]>([
  ['has every mount', { characters: [], compare: [] }],
  ['is from before a later mount was declared', { characters: [] }],
  ['has a mount that is not declared here', { characters: [], timeline: [] }],
])('a release is taken that %s', (_, mounts) => {
  expect(() => assertRemoteModule(characters, release(mounts))).not.toThrow();
});

test.each<[string, unknown]>([
  ['has no mounts', undefined],
  ['lacks the first mount', { compare: [] }],
  ['has something else than routes in the first mount', { characters: {} }],
  ['has something else than routes in a later mount', { characters: [], compare: 'page' }],
  ['has null in a later mount', { characters: [], compare: null }],
])('a release is refused that %s', (_, mounts) => {
  expect(() => assertRemoteModule(characters, release(mounts))).toThrow(NO_ROUTES);
});
