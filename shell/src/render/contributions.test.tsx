/** @jest-environment node */
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import type { SectionContribution } from '@otherfolk/shared/contract/extension-points';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { ownDeclarations } from '@otherfolk/shared/testing/own-remotes';
import { createRenderer } from './create-renderer';

const files = { sync: [], async: [] };
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ path: './remote', assets: { js: files, css: files } }],
};

/** Shows the sections of the page of a life as the characters do. */
const CHARACTERS = `
const React = require('react');
function Page() {
  const { shell } = require('@tanstack/react-query').useQueryClient().getDefaultOptions().queries.meta;
  const item = { kind: 'characters', id: 'mara', variantId: 'mara-modern' };
  const sections = shell.contributions.sections(item, { memType: 'm' });
  return React.createElement('div', null, React.createElement('h1', null, 'Mara'),
    sections.map(({ key, title, content }) => React.createElement('section', { key }, React.createElement('h2', null, title), content)));
}
module.exports.default = { id: 'characters', contract: ${CONTRACT_VERSION}, widgets: {},
  mounts: { characters: [{ path: '*', element: React.createElement(Page) }] } };`;

const probe = (section: string) => `
const React = require('react');
module.exports.default = { id: 'probe', contract: ${CONTRACT_VERSION}, widgets: {}, mounts: {},
  contributions: { section: { section: ${section} } } };`;

const SECTION: SectionContribution = { id: 'section', point: 'character.section', title: 'Probe', height: 120 };

function rendererWith(section: string) {
  const remoteOf = (id: string, code: string) => ({
    manifestUrl: `/remotes/${id}/1/mf-manifest.json`,
    manifest,
    node: { code, file: `${id}.cjs` },
  });
  return createRenderer({
    ...{ scripts: [], styles: [], fonts: [], inlineScript: '', standaloneScripts: {} },
    remotes: { characters: remoteOf('characters', CHARACTERS), probe: remoteOf('probe', section) },
    declarations: [
      ...ownDeclarations.filter(({ id }) => id === 'characters'),
      { id: 'probe', contract: CONTRACT_VERSION, name: 'probe', mounts: {}, contributions: [SECTION] },
    ],
  });
}

const render = async (section: string) => {
  const renderPage = rendererWith(section);
  const request = { url: '/characters/mara', origin: '', today: '2026-11-20', read: fixtureReader() } as const;
  const { html, ...page } = await renderPage(request);
  return { ...page, html: Buffer.from(html as Uint8Array).toString('utf8'), again: () => renderPage(request) };
};

const GOOD = "({ item }) => React.createElement('p', null, 'About ' + item.variantId)";

test('a section of another remote stands in the HTML, in a place of its size, and its remote among those of the page', async () => {
  const { html, rendered, restsOn } = await render(probe(GOOD));
  expect(rendered).toBe(true);
  expect(html).toContain('<h2>Probe</h2>');
  expect(html).toMatch(/<div data-place="probe\/section">.*<p>About mara-modern<\/p>.*<\/div>/);
  expect(html).toContain('[data-place="probe/section"]{height:120px;');
  expect(restsOn?.remotes).toEqual(['characters', 'probe']);
  expect(html).toContain('"probe":"/remotes/probe/1/mf-manifest.json"');
});

test.each([
  ['throws', probe("() => { throw new Error('bug'); }")],
  ['has no such part', probe('undefined')],
  ['cannot be evaluated', 'throw new Error("broken build")'],
])('a page is prerendered whole where a contribution %s, and its place is kept', async (_, code) => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  const { html, rendered, status } = await render(code);
  expect([rendered, status]).toEqual([true, 200]);
  expect(html).toContain('<h1>Mara</h1>');
  expect(html).toContain('<div data-place="probe/section">');
  expect(html).toContain('[data-place="probe/section"]{height:120px;');
});

test('a contribution that hangs is waited for once, and the page comes without it', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { html, rendered, again } = await render(probe('() => React.use(new Promise(() => undefined))'));
  expect(rendered).toBe(true);
  expect(html).toContain('<h1>Mara</h1>');
  expect(warn).toHaveBeenCalledTimes(1);
  await again();
  expect(warn).toHaveBeenCalledTimes(1);
});
