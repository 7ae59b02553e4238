/** @jest-environment node */
import fc from 'fast-check';
import { wordsOf } from '../testing/words-of';
import type { Markup } from './marked-text';
import { sectionsOf, textOf } from './text-of';

test.each<[string, Markup, string, string]>([
  ['paragraphs', 'html', '<p>One <b>two</b></p>\n<p>three<br>four</p>', 'One two\n\nthree\nfour'],
  ['two line breaks', 'html', 'One<br><br/>two', 'One\n\ntwo'],
  ['entities and blanks', 'html', 'Caf&eacute;&nbsp;&amp; bar&#x21; &lt;b&gt;', 'Café & bar! <b>'],
  ['lists', 'html', 'Likes:<ul><li>tea<li><p>rain</p></li></ul>end', 'Likes:\n\n- tea\n- rain\n\nend'],
  ['lists in lists', 'html', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
  ['numbered lists', 'html', '<ol start=3><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  ['tables', 'html', '<table><tr><th>A<th>B</tr><tr><td><p>1</p><td>2</table>x', 'A | B\n1 | 2\n\nx'],
  ['code', 'html', '<pre>a  b\n  c</pre>', 'a  b\n  c'],
  ['external links', 'html', '<a href="https://a.example/x">here</a>.', 'here (https://a.example/x).'],
  ['links that say their address', 'html', '<a href="https://a.example/">a.example</a>', 'a.example'],
  ['words in angle brackets', 'html', 'Hello <START> I <3 you </user>', 'Hello <START> I <3 you </user>'],
  ['headings', 'html', '<h2>Past <i>days</i></h2><p>Long ago', 'Past days\n\nLong ago'],
  ['emphasis', 'bbcode', '[b]One[/b] [I]two[/I] [color=#f00]three[/color]', 'One two three'],
  ['paragraphs', 'bbcode', 'One\ntwo\n\n\nthree', 'One\ntwo\n\nthree'],
  ['other brackets', 'bbcode', '[laughs] [constructor] a[1]', '[laughs] [constructor] a[1]'],
  ['letters of HTML', 'bbcode', '<b>x</b> & [i]y[/i]', '<b>x</b> & y'],
  ['lists', 'bbcode', '[list][*]tea\n[*]rain[/list]', '- tea\n- rain'],
  ['numbered lists', 'bbcode', '[list=1][*]tea[*]rain[/list]', '1. tea\n2. rain'],
  ['quotes', 'bbcode', '[quote="Ann"]Hi[/quote]', 'Ann\n\nHi'],
  [
    'links',
    'bbcode',
    '[url=https://a.example]A[/url] [url]https://b.example[/url]',
    'A (https://a.example) https://b.example',
  ],
  ['tables', 'bbcode', '[table][tr][td]a[/td][td]b[/td][/tr][/table]', 'a | b'],
  ['emphasis', 'markdown', '**One** _two_ ***three*** `four` ~~five~~ ==six==', 'One two three four five six'],
  ['lines', 'markdown', 'One\ntwo  \nthree\\\nfour\n\nfive', 'One\ntwo\nthree\nfour\n\nfive'],
  ['lists', 'markdown', '- a\n- b\n  - c\n\n1. d', '- a\n- b\n  - c\n\n1. d'],
  ['tasks', 'markdown', '- [ ] a\n- [x] b', '- a\n- b'],
  ['quotes and callouts', 'markdown', '> [!info]- Heard\n> in town', 'Heard\nin town'],
  ['tables', 'markdown', '| A | B |\n|---|:-:|\n| [[X\\|1]] | **2** |', 'A | B\n1 | 2'],
  ['wiki links', 'markdown', 'See [[Ann Lee|Ann]], [[Bo#Past]] and [[*Cy*]].', 'See Ann, Bo and Cy.'],
  ['embedded images', 'markdown', 'a ![[x.png|200]] b', 'a  b'],
  ['comments', 'markdown', 'a %%secret%% b <!-- more --> c', 'a b c'],
  ['comments in code', 'markdown', '```\n%%a%%\n```', '%%a%%'],
  ['HTML', 'markdown', '<div>a</div>\n\nb <b>c</b>', 'a\n\nb c'],
  ['escapes', 'markdown', '\\*a\\* 1\\. b', '*a* 1. b'],
  ['as it stands', 'plain', '\ufeff**a** \r\n<b>\u00a0c\r\n\r\n\r\n\r\nd\u00ade\n', '**a**\n<b> c\n\nde'],
])('textOf makes plain text: %s of %s', (_title, markup, source, text) => {
  expect(textOf(markup, source).text).toBe(text);
});

test('textOf keeps scripts, style sheets, embedded pages and event handlers out and names them', () => {
  const { text, notes } = textOf(
    'html',
    '<style>p{}</style>a<script>alert("<p>")</script><p onclick="x()" OnLoad=y>b</p><iframe src="https://e.example"><p>c</p></iframe><a href=" JavaScript:z()">d</a><svg><text>e</text></svg>f',
  );
  expect(text).toBe('a\n\nb\n\ndf');
  expect(notes).toEqual([
    'A style sheet was left out.',
    'A script was left out.',
    'A script of a ‘p’ was left out (onclick).',
    'A script of a ‘p’ was left out (onload).',
    'An embedded page was left out: https://e.example.',
    'A link that runs something was left out: ‘d’.',
    'A drawing was left out.',
  ]);
});

test('textOf tells links, images and comments', () => {
  const marked = textOf('markdown', '[[Ann|A]] [B](Bo%20Lee.md) ![alt](c.png) ![[d.webp|Dora]] %%e%%\n\n<!-- f -->');
  expect(marked.links).toEqual([
    { text: 'B', target: 'Bo%20Lee.md' },
    { text: 'A', target: 'Ann' },
  ]);
  expect(marked.images).toEqual([
    { file: 'c.png', alt: 'alt' },
    { file: 'd.webp', alt: 'Dora' },
  ]);
  expect(marked.comments).toEqual(['e', 'f']);
});

test('sectionsOf divides a text by its headings', () => {
  const sections = [
    { heading: '', level: 0, text: 'a' },
    { heading: 'B', level: 1, text: 'c\n\nd' },
    { heading: 'E', level: 2, text: '' },
  ];
  expect(sectionsOf('markdown', 'a\n# B\nc\n\nd\n## E').sections).toEqual(sections);
  expect(sectionsOf('html', 'a<h1>B</h1><p>c<p>d<h2>E').sections).toEqual(sections);
  expect(sectionsOf('bbcode', 'a[h1]B[/h1]c\n\nd[h2]E[/h2]').sections).toEqual(sections);
});

const word = fc.stringMatching(/^[a-zA-Zéß日0-9]{1,8}$/);
const HTML_WRAPS = ['b', 'p', 'div', 'li', 'ul', 'ol', 'td', 'tr', 'table', 'h2', 'blockquote', 'span', 'pre', 'x-y'];
const BB_WRAPS = ['b', 'color', 'quote', 'list', '*', 'td', 'tr', 'table', 'h2', 'center', 'spoiler', 'code', 'url'];
const MD_WRAPS = ['**', '_', '==', '~~', '\n\n', '\n- ', '\n# ', '\n> ', '[[', '\n1. ', ' | ', '\n```\n', '['];

const wrapped = (wraps: string[], wrap: (mark: string, word: string) => string) =>
  fc.array(fc.tuple(word, fc.constantFrom('', ...wraps)), { maxLength: 40 }).map((parts) => ({
    words: parts.map(([each]) => each),
    source: parts.map(([each, mark]) => (mark === '' ? each : wrap(mark, each))).join(' '),
  }));

test.each<[Markup, ReturnType<typeof wrapped>]>([
  ['html', wrapped(HTML_WRAPS, (tag, each) => `<${tag} class="x">${each}</${tag}>`)],
  ['html', wrapped(HTML_WRAPS, (tag, each) => `<${tag}>${each}`)],
  ['html', wrapped(HTML_WRAPS, (tag, each) => `${each}</${tag}>`)],
  ['bbcode', wrapped(BB_WRAPS, (tag, each) => `[${tag}]${each}[/${tag}]`)],
  ['bbcode', wrapped(BB_WRAPS, (tag, each) => `[${tag}]\n${each}`)],
  ['markdown', wrapped(MD_WRAPS, (mark, each) => `${mark}${each}${mark === '[[' ? ']]' : mark}`)],
  ['plain', wrapped(MD_WRAPS, (mark, each) => `${mark}${each}`)],
])('textOf keeps every word of %s in its order', (markup, texts) => {
  fc.assert(
    fc.property(texts, ({ words, source }) => {
      const numbers = /^\d+$/;
      const kept = wordsOf(textOf(markup, source).text).filter((each) => !numbers.test(each));
      expect(kept).toEqual(words.filter((each) => !numbers.test(each)));
    }),
  );
});

test.each<[string, Markup, string]>([
  ['tags', 'html', '<div><b><ul><li><table><td>'.repeat(20_000)],
  ['tags without an end', 'html', '<'.repeat(50_000)],
  ['tags', 'bbcode', '[quote][list][*]'.repeat(20_000)],
  ['quotes', 'markdown', '>'.repeat(20_000)],
  ['lists', 'markdown', '- '.repeat(5_000)],
  ['links', 'markdown', '[a]('.repeat(30_000)],
  ['brackets', 'markdown', '![['.repeat(30_000)],
  ['comments', 'markdown', '%%'.repeat(30_001)],
  ['emphasis', 'markdown', '*a_'.repeat(20_000)],
])('textOf reads what stands deep in other %s of %s', (_title, markup, source) => {
  expect(textOf(markup, `${source} words`).text).toContain('words');
});

test.each<Markup>(['html', 'bbcode', 'markdown', 'plain'])('textOf reads any text as %s', (markup) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (source) => {
      expect(textOf(markup, source).text).not.toMatch(/\r|\n{3}|^\n|\n$/);
    }),
  );
});
