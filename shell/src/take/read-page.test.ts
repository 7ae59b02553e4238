import { readPage } from './read-page';
import type { Block } from './taken-page';

/** The blocks that are read of a section with this body. */
function blocksOf(body: string): Block[] {
  document.title = 'Mara | Modern | Folk';
  document.body.innerHTML = `<main><h1>Mara</h1><div data-detail=""><section id="overview">
    <details open><summary><h2>Overview</h2></summary><div>${body}</div></details></section></div></main>`;
  return readPage(document)?.sections[0]?.blocks ?? [];
}

const paragraph = (text: string) => ({ kind: 'paragraph', spans: [{ text }] });

test.each<[string, string, object[]]>([
  ['a paragraph, its lines kept', '<p>  One\ntwo   three </p>', [paragraph('One\ntwo three')]],
  [
    'text beside blocks',
    'Before <ul><li>in</li></ul> after',
    [paragraph('Before'), { kind: 'list', items: [[paragraph('in')]] }, paragraph('after')],
  ],
  [
    'headings',
    '<div><h3>Story</h3><p>Told.</p></div>',
    [{ kind: 'heading', level: 3, text: 'Story' }, paragraph('Told.')],
  ],
  [
    'strong text and links',
    '<p><strong><a href="/characters/ann">Ann</a></strong> (sister)</p>',
    [
      {
        kind: 'paragraph',
        spans: [{ text: 'Ann', isStrong: true, href: 'http://localhost/characters/ann' }, { text: ' (sister)' }],
      },
    ],
  ],
  ['links that are no addresses of the web as text', '<p><a href="javascript:void 0">Ann</a></p>', [paragraph('Ann')]],
  ['terms', '<dl><div><dt>Age</dt><dd>28</dd></div></dl>', [{ kind: 'terms', rows: [['Age', '28']] }]],
  [
    'no controls, pictures and scripts',
    '<button>Copy</button><div><span>Age from</span><label>Base age<input></label></div><img alt="x"><script>1</script><p>Text</p>',
    [paragraph('Text')],
  ],
  [
    'panels of all tabs under their names',
    '<div role="tablist"><button role="tab" id="t">Magic</button></div><div role="tabpanel" aria-labelledby="t" hidden><p>Fire</p></div>',
    [{ kind: 'heading', level: 3, text: 'Magic' }, paragraph('Fire')],
  ],
  [
    'a value of several items as one line',
    '<dl><dt>Boons</dt><dd><ul><li>One</li><li>Two</li></ul></dd></dl>',
    [{ kind: 'terms', rows: [['Boons', 'One; Two']] }],
  ],
  [
    'words of elements beside each other apart',
    '<p><span>Modern</span><span>The son</span><span>: here</span></p>',
    [{ kind: 'paragraph', spans: ['Modern', ' · ', 'The son', ': here'].map((each) => ({ text: each })) }],
  ],
  ['rows of a table', '<table><tr><th>Str</th><td>12</td></tr></table>', [paragraph('Str | 12')]],
  ['nothing of empty parts', '<p> </p><ul><li></li></ul>', []],
])('a section is read with %s', (_, body, blocks) => {
  expect(blocksOf(body)).toEqual(blocks);
});

test('a page is read with its title, its label, its canonical address and the sections that are folded', () => {
  blocksOf('<p>Text</p>');
  document.querySelector('details')?.removeAttribute('open');
  document.head.innerHTML += '<link rel="canonical" href="https://folk.example/characters/mara">';
  expect(readPage(document)).toEqual({
    title: 'Mara',
    label: 'Modern',
    address: 'https://folk.example/characters/mara',
    sections: [{ heading: 'Overview', blocks: [paragraph('Text')] }],
  });
});

test('a document without an item has nothing to take', () => {
  document.body.innerHTML = '<main><h1>Not found</h1></main>';
  expect(readPage(document)).toBeUndefined();
});
