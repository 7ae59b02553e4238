import { ownDeclarations } from '@otherfolk/shared/testing/own-remotes';
import { overriddenDeclarations } from './overridden-declarations';

const MAP = 'http://localhost:3005/mf-manifest.json';
const map = { id: 'map', contract: 5, name: 'map', mounts: { map: { label: 'Map' } } };

let answers: Record<string, unknown>;
beforeEach(() => {
  answers = {};
  Object.assign(window, {
    fetch: async (url: URL) => {
      if (!(url.href in answers)) throw new TypeError('offline');
      return { json: async () => answers[url.href] };
    },
  });
});

const idsWith = async (overrides: Record<string, string>) => {
  const { declarations, problems } = await overriddenDeclarations(ownDeclarations, overrides);
  return { ids: declarations.map(({ id }) => id), problems };
};

test('a remote that the site has never heard of declares itself', async () => {
  answers['http://localhost:3005/otherfolk.json'] = map;
  await expect(idsWith({ map: MAP })).resolves.toEqual({
    ids: ['characters', 'plots', 'locations', 'admin', 'map'],
    problems: [],
  });
});

test('a remote without a declaration has that of the site', async () => {
  const { declarations, problems } = await overriddenDeclarations(ownDeclarations, { plots: MAP });
  expect(declarations).toEqual(ownDeclarations);
  expect(problems).toEqual([]);
});

test('a remote that declares other mounts than the site knows has those', async () => {
  answers['http://localhost:3005/otherfolk.json'] = { ...map, id: 'plots', mounts: { plots: {}, scenes: {} } };
  const { declarations } = await overriddenDeclarations(ownDeclarations, { plots: MAP });
  expect(Object.keys(declarations.find(({ id }) => id === 'plots')?.mounts ?? {})).toEqual(['plots', 'scenes']);
});

test.each([
  ['that nobody has declared', undefined, "'map': it has no declaration (otherfolk.json)."],
  ['of another contract', { ...map, contract: 4 }, "'map': it follows contract 4, the shell 5."],
  [
    'that claims a mount of the site',
    { ...map, mounts: { plots: {} } },
    "'map': it is left out: it claims the mount 'plots', which belongs to 'plots'.",
  ],
])('a remote %s is left out, and named', async (_, declaration, problem) => {
  if (declaration) answers['http://localhost:3005/otherfolk.json'] = declaration;
  await expect(idsWith({ map: MAP })).resolves.toEqual({
    ids: ['characters', 'plots', 'locations', 'admin'],
    problems: [problem],
  });
});
