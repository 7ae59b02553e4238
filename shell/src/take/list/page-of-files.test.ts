import { blocksOfValue, pageOfFiles } from './page-of-files';

const paragraph = (text: string) => ({ kind: 'paragraph', spans: [{ text }] });

test.each([
  ['One.\n\nTwo\nlines.', [paragraph('One.'), paragraph('Two\nlines.')]],
  [['a', '', 'b'], [{ kind: 'list', items: [[paragraph('a')], [paragraph('b')]] }]],
  [{ Now: 'Here.' }, [{ kind: 'heading', level: 3, text: 'Now' }, paragraph('Here.')]],
  [
    [{ name: 'Ann', relation: 'Sister', text: 'Kind.' }],
    [{ kind: 'list', items: [[paragraph('Ann (Sister): Kind.')]] }],
  ],
  [
    { storyTraits: [{ name: 'Calm', text: 'Yes.' }] },
    [
      { kind: 'heading', level: 3, text: 'Story Traits' },
      { kind: 'list', items: [[paragraph('Calm: Yes.')]] },
    ],
  ],
  ['', []],
  [null, []],
])('the value %j is drawn as its page draws it', (value, blocks) => {
  expect(blocksOfValue(value)).toEqual(blocks);
});

test('a plot has its hook, its sections in the order of its page, and its address', () => {
  const json = {
    id: 'storm-modern',
    title: 'The Storm',
    variantLabel: 'Modern',
    hook: 'It rains.',
    sections: { twistIdeas: ['x'], plotOverview: 'A storm.' },
  };
  const page = pageOfFiles(
    { folder: 'plots', id: 'storm', variantId: 'storm-modern', path: 'plots/storm-modern.json', json, others: [] },
    'https://folk.example',
  );
  expect(page).toMatchObject({
    title: 'The Storm',
    label: 'Modern',
    address: 'https://folk.example/plots/storm/storm-modern',
  });
  expect(page.sections.map(({ heading }) => heading)).toEqual(['Hook', 'Plot Overview', 'Twist Ideas']);
});
