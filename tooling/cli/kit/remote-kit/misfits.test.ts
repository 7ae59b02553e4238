/** @jest-environment node */
import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import type { LiveSite } from './live-site';
import { misfits } from './misfits';

const declaration: RemoteDeclaration = {
  id: 'map',
  contract: 5,
  name: 'map',
  mounts: { map: { label: 'Map' } },
  contributions: [{ id: 'where', point: 'location.section', title: 'On the map', height: 200 }],
  needs: ['locations'],
};

const locations = { id: 'locations', contract: 5, name: 'locations', mounts: { locations: {} } };

const site: LiveSite = {
  contract: 5,
  singletons: { react: '19.3.1' },
  extensionPoints: { 'location.section': 1 },
  parts: [
    { id: 'shell', live: '1.0.0-a' },
    { id: 'locations', live: '1.0.0-b', declaration: locations },
  ],
};

const record = { contract: 5, singletons: { react: '^19.3.1' } };

const reasonsFor = (changes: { declaration?: object; record?: object; site?: object }) =>
  misfits(
    { declaration: { ...declaration, ...changes.declaration }, record: { ...record, ...changes.record } },
    { ...site, ...changes.site },
  );

test('a remote that a site can take fits', () => {
  expect(reasonsFor({})).toEqual([]);
});

test('a remote fits beside its own earlier release', () => {
  const parts = [...site.parts, { id: 'map', live: '0.9.0-c', declaration }];
  expect(reasonsFor({ site: { parts } })).toEqual([]);
});

const rivalOf = (order: number) => ({
  parts: [
    ...site.parts,
    { id: 'charts', live: '1.0.0-d', declaration: { ...locations, id: 'charts', order, mounts: { map: {} } } },
  ],
});

test.each<[string, Parameters<typeof reasonsFor>[0], string[]]>([
  ['another contract', { site: { contract: 6 } }, ['it follows contract 5, the shell 6']],
  [
    'an older library in the shell',
    { site: { singletons: { react: '19.2.0' } } },
    ['it asks for react ^19.3.1, and the shell provides 19.2.0'],
  ],
  ['a library that is not lent', { site: { singletons: {} } }, ['it asks for react, which the shell does not provide']],
  [
    'a point that the shell lacks',
    { site: { extensionPoints: {} } },
    [`the contribution 'where' is for 'location.section', which the shell does not have`],
  ],
  [
    'a point of another version',
    { site: { extensionPoints: { 'location.section': 2 } } },
    [`the contribution 'where' wants version 1 of 'location.section', and the shell has version 2`],
  ],
  [
    'a mount of another remote',
    { site: rivalOf(1) },
    [`it is left out: it claims the mount 'map', which belongs to 'charts'`],
  ],
  [
    'a mount that it would take from another remote',
    { declaration: { order: 1 }, site: rivalOf(50) },
    [
      `with it, the live remote 'charts' would have a problem: it is left out: it claims the mount 'map', which belongs to 'map'`,
    ],
  ],
  [
    'a mount of the shell',
    { declaration: { mounts: { data: {} } } },
    [`it is left out: it claims the mount 'data', which belongs to the shell`],
  ],
  ['a need that is not live', { site: { parts: [] } }, [`it needs 'locations', which is not live there`]],
])('a remote does not fit a site with %s', (_, changes, reasons) => {
  expect(reasonsFor(changes)).toEqual(reasons);
});
