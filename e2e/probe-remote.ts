import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';
import { MANIFEST, subresourceHash } from '@otherfolk/webpack/manifest-integrity';

// A remote that somebody else wrote, with contributions of every kind, among them some that harm themselves. It is written by hand: what
// it does to a page is its own doing, and not that of a build.

const SECTION_HEIGHT = 120;

const section = (id: string, title: string) => ({
  ...{ id, title, point: 'character.section', height: SECTION_HEIGHT },
});

const DECLARATION = {
  id: 'probe',
  contract: CONTRACT_VERSION,
  name: 'probe',
  mounts: { probe: { label: 'Probe' } },
  contributions: [
    section('good', 'Good section'),
    section('throws', 'Throwing section'),
    section('hangs', 'Hanging section'),
    section('grows', 'Growing section'),
    section('lies', 'Lying section'),
    section('late', 'Late section'),
    { id: 'unknown', title: 'Unknown', point: 'footer.link', to: '/probe' },
    { id: 'link', title: 'Probe link', point: 'navigation.link', to: '/probe/linked' },
    { id: 'there', title: 'See it on the probe', point: 'page.action', items: ['characters'], to: '/probe/{id}' },
    { id: 'greet', title: 'Greet', point: 'page.action', items: ['characters'] },
    { id: 'fail', title: 'Fail', point: 'page.action', items: ['characters'] },
    { id: 'card', title: 'Probe this place', point: 'card.action', items: ['locations'], to: '/probe/{id}' },
    { id: 'region', title: 'Probe region', point: 'list.facet', list: 'locations' },
    { id: 'row', title: 'Row of the probe', point: 'home.row', height: 80 },
    { id: 'panel', title: 'Panel of the probe', point: 'admin.panel' },
    { id: 'source', title: 'Probe results', point: 'search.source' },
    { id: 'mood', title: 'Mood of the probe', point: 'editor.field', items: 'locations', property: 'probeMood' },
  ],
};

/** The module of the remote, as a function of React. */
const MODULE = `function make(React) {
  const h = React.createElement;
  const never = new Promise(() => undefined);
  const Page = () => h(React.Fragment, null, h('title', null, 'Probe'), h('h1', null, 'The probe'));
  function Grows() {
    const [lines, setLines] = React.useState(1);
    React.useEffect(() => {
      const timer = setInterval(() => setLines((before) => Math.min(before + 20, 400)), 100);
      return () => clearInterval(timer);
    }, []);
    return Array.from({ length: lines }, (_, at) => h('p', { key: at }, 'Line ' + at));
  }
  let late;
  function Late() {
    late ??= new Promise((resolve) => setTimeout(() => { globalThis.probeIsLate = true; resolve(); }, 3000));
    React.use(late);
    return h('p', null, 'Late words');
  }
  function Field({ value, onChange, item }) {
    return h('input', { 'aria-label': 'Mood of ' + item.id, value: value ?? '', onChange: (event) => onChange(event.target.value) });
  }
  return {
    id: 'probe',
    contract: ${CONTRACT_VERSION},
    mounts: { probe: [{ path: '*', element: h(Page) }] },
    widgets: {},
    contributions: {
      good: { section: ({ item }) => h('p', null, 'About ' + item.variantId) },
      throws: { section: () => { throw new Error('probe'); } },
      hangs: { section: () => React.use(never) },
      grows: { section: Grows },
      late: { section: Late },
      lies: { section: () => h('svg', { width: 4000, height: 4000 }) },
      greet: { act: (item) => 'Hello, ' + item.id },
      fail: { act: () => Promise.reject(new Error('probe')) },
      region: { facet: async () => ({ fernmarch: ['North'], 'pell-harbour': ['South'] }) },
      row: { row: () => h('p', null, 'A row by the probe') },
      panel: { panel: () => h('p', null, 'A panel by the probe') },
      source: { search: async (text) => [
        { title: 'Probe of ' + text, to: '/probe/found', note: 'by the probe' },
        { title: 'Elsewhere', to: 'https://evil.example/' },
      ] },
      mood: { field: Field },
    },
  };
}`;

const ENTRY = `(() => {
${MODULE}
let scope;
window.otherfolk_probe = {
  init: (given) => void (scope = given),
  get: async () => {
    const [react] = Object.values(scope.react);
    const React = react.lib ? react.lib() : (await react.get())();
    return () => ({ default: make(React) });
  },
};
})();`;

const NODE = `${MODULE}
exports.default = make(require('react'));`;

const noFiles = { sync: [], async: [] };

/** Writes a release of the probe as the kit would build it. */
export function writeProbe(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const files: Record<string, string> = {
    'remoteEntry.js': ENTRY,
    [DECLARATION_FILE]: JSON.stringify(DECLARATION),
    'node/remote.cjs': NODE,
    'pages/public-pages.cjs': 'exports.listPublicPages = async () => ["/probe"];',
    'release.json': JSON.stringify({
      ...{ version: '1.0.0', fingerprint: 'f00d', contract: CONTRACT_VERSION, hasPublicPages: true },
      singletons: { react: '^19.0.0' },
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const integrity = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, subresourceHash(Buffer.from(text))]),
  );
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [{ path: './remote', assets: { js: noFiles, css: noFiles } }],
    shared: [],
    integrity,
  };
  writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest));
}
