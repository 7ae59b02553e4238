/** @jest-environment node */
import { checkRedirects } from './check-redirects';
import { contentOf } from './content';
import { findingLine } from './finding';

const files = (redirects: object) =>
  new Map<string, unknown>([
    ['characters/mara.json', { variants: [{ id: 'mara-modern' }] }],
    ['characters/mara-modern.json', { variantOf: 'mara' }],
    ['plots/storm-modern.json', { coreId: 'storm' }],
    ['locations/quay.json', {}],
    ['families/quill.json', {}],
    ['redirects.json', redirects],
  ]);

const findingsOf = (redirects: object) => {
  const json = files(redirects);
  return checkRedirects(contentOf(json, new Set(json.keys()))).map(findingLine);
};

test.each([
  ['characters/old', 'characters/mara'],
  ['characters/mara/was', 'characters/mara/mara-modern'],
  ['plots/old', 'plots/storm'],
  ['plots/old-one', 'plots/storm-modern'],
  ['locations/old', 'locations/quay'],
  ['families/old', 'families/quill'],
])('%s may lead to %s', (from, to) => {
  expect(findingsOf({ [from]: to })).toEqual([]);
});

test.each([
  [{ 'plots/a': 'plots/b' }, ['error redirects.json $["plots/a"]: leads to plots/b, where no item is.']],
  [
    { 'plots/a': 'plots/b', 'plots/b': 'plots/a' },
    ['error redirects.json $["plots/a"]: leads in a circle.', 'error redirects.json $["plots/b"]: leads in a circle.'],
  ],
  [{ 'families/a': 'families/b' }, ['error redirects.json $["families/a"]: leads to families/b, where no item is.']],
  [{ 'families/a/b': 'families/quill' }, ['error redirects.json $["families/a/b"]: not where an item can be.']],
  [{ '/plots/a': 'plots/storm' }, ['error redirects.json $["/plots/a"]: not where an item can be.']],
  [
    { 'characters/mara': 'plots/storm' },
    ['warning redirects.json $["characters/mara"]: there is such an item, which is shown.'],
  ],
])('%j is found', (redirects, expected) => {
  expect(findingsOf(redirects)).toEqual(expected.map((start) => expect.stringContaining(start)));
});
