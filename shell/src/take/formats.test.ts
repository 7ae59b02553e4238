import { HtmlRenderer, Parser } from 'commonmark';
import fc from 'fast-check';
import { bbcodeOf } from './bbcode';
import { discordPostOf, MAX_POST } from './discord';
import { TAKE_FORMATS } from './formats';
import { htmlOf } from './html';
import { markdownOf } from './markdown';
import type { Block, TakenPage } from './taken-page';

const ADDRESS = 'https://folk.example/characters/mara';

const MARA: TakenPage = {
  title: 'Mara Quill',
  label: 'Modern',
  address: ADDRESS,
  sections: [
    {
      heading: 'Overview',
      blocks: [
        { kind: 'paragraph', spans: [{ text: 'Mara writes.\nAt night.' }] },
        { kind: 'heading', level: 3, text: 'Kin' },
        {
          kind: 'list',
          items: [
            [
              {
                kind: 'paragraph',
                spans: [
                  { text: 'Ann', isStrong: true, href: 'https://folk.example/characters/ann' },
                  { text: ', sister' },
                ],
              },
            ],
          ],
        },
        { kind: 'terms', rows: [['Age', '28']] },
      ],
    },
  ],
};

test('a page as Markdown has headings, lists, links and line breaks of CommonMark', () => {
  expect(markdownOf(MARA)).toBe(`# Mara Quill

**Modern**

## Overview

Mara writes.\\
At night.

### Kin

- [**Ann**](<https://folk.example/characters/ann>), sister

- **Age:** 28

<${ADDRESS}>
`);
});

test('a page as BBCode has the tags that boards share', () => {
  expect(bbcodeOf(MARA)).toBe(`[b]Mara Quill[/b]

[i]Modern[/i]

[b][u]Overview[/u][/b]

Mara writes.
At night.

[b]Kin[/b]

[list]
[*][url=https://folk.example/characters/ann][b]Ann[/b][/url], sister
[/list]

[b]Age:[/b] 28

[url]${ADDRESS}[/url]
`);
});

test('a page as a post of Discord has no headings of levels that Discord does not draw', () => {
  expect(discordPostOf(MARA)).toBe(`**Mara Quill** | Modern

**Overview**

Mara writes.
At night.

### Kin

- [**Ann**](<https://folk.example/characters/ann>), sister

- **Age:** 28

<${ADDRESS}>`);
});

/** Texts with all that the formats read as marks, and what owners write. */
const text = fc
  .array(
    fc.constantFrom(
      ...[
        '*',
        '_',
        '`',
        '[',
        ']',
        '(',
        ')',
        '<b>',
        '&amp;',
        '#',
        '# a',
        '- b',
        '1. c',
        '2) d',
        '> e',
        '=',
        '---',
        '~~',
        '|',
        '\\',
        '!',
        '[url]',
        '[/b]',
        'http://a.example',
        'a',
        'Mara',
        ' ',
        '.',
        'ß',
        '😀',
      ],
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join('').replace(/ +/g, ' ').trim())
  .filter((each) => each !== '');

const blocks: fc.Arbitrary<Block> = fc.oneof(
  text.map((each): Block => ({ kind: 'paragraph', spans: [{ text: each }] })),
  text.map((each): Block => ({ kind: 'paragraph', spans: [{ text: each, isStrong: true }] })),
  text.map((each): Block => ({ kind: 'heading', level: 3, text: each })),
  fc.array(text, { minLength: 1, maxLength: 3 }).map((items): Block => ({
    kind: 'list',
    items: items.map((each) => [{ kind: 'paragraph', spans: [{ text: each }] }]),
  })),
  fc.tuple(text, text).map(([term, value]): Block => ({ kind: 'terms', rows: [[term, value]] })),
);

const page = fc
  .record({ title: text, heading: text, all: fc.array(blocks, { minLength: 1, maxLength: 4 }) })
  .map(({ title, heading, all }): TakenPage => ({ ...MARA, title, sections: [{ heading, blocks: all }] }));

/** The texts of a page in their order, without marks. */
const wordsOf = ({ title, label, address, sections }: TakenPage) => [
  title,
  label,
  ...sections.flatMap(({ heading, blocks: all }) => [
    heading,
    ...all.flatMap((block) => {
      if (block.kind === 'heading') return [block.text];
      if (block.kind === 'paragraph') return block.spans.map((span) => span.text);
      if (block.kind === 'terms') return block.rows.map(([term, value]) => `${term}: ${value}`);
      return block.items
        .flat()
        .flatMap((each) => (each.kind === 'paragraph' ? each.spans.map((span) => span.text) : []));
    }),
  ]),
  address,
];

const squeezed = (texts: string | readonly string[]) => [texts].flat().join('').replace(/\s+/g, '');

const drawnMarkdown = (markdown: string) => new HtmlRenderer().render(new Parser().parse(markdown));

function drawnText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const term of body.querySelectorAll('dt')) term.append(':');
  return squeezed(body.textContent);
}

test('Markdown of any page, read by a parser, says every text of it letter by letter', () => {
  fc.assert(
    fc.property(page, (taken) => {
      expect(drawnText(drawnMarkdown(markdownOf(taken)))).toBe(squeezed(wordsOf(taken)));
    }),
  );
});

test('HTML of any page, read by a parser, says every text of it letter by letter', () => {
  fc.assert(
    fc.property(page, (taken) => {
      expect(drawnText(htmlOf(taken))).toBe(squeezed(wordsOf(taken)));
    }),
  );
});

test('BBCode of any page has no tags but its own', () => {
  fc.assert(
    fc.property(page, (taken) => {
      const without = bbcodeOf(taken).replace(/\[\/?(?:b|i|u|list|\*|url(?:=[^\]]*)?)\]/g, '');
      expect(squeezed(without.replace(/\u200b/g, ''))).toBe(squeezed(wordsOf(taken)));
    }),
  );
});

test('a post of Discord ends with the address, and what is cut of any page is cut behind a sentence', () => {
  const sentence = text.map((each) => `${each.replace(/[.!]/g, '')} is so.`);
  const long = fc.array(sentence, { minLength: 60, maxLength: 200 }).map((all) => all.join(' '));
  fc.assert(
    fc.property(long, text, (told, heading) => {
      const taken = {
        ...MARA,
        sections: [{ heading, blocks: [{ kind: 'paragraph' as const, spans: [{ text: told }] }] }],
      };
      const post = discordPostOf(taken);
      expect(post.length).toBeLessThanOrEqual(MAX_POST);
      expect(post.endsWith(`<${ADDRESS}>`)).toBe(true);
      if (post.includes(' …')) expect(post).toContain('is so. …');
    }),
  );
});

test('a sentence without end leaves the title and the address', () => {
  const sections = [
    { heading: 'Overview', blocks: [{ kind: 'paragraph' as const, spans: [{ text: 'la '.repeat(1000) }] }] },
  ];
  expect(discordPostOf({ ...MARA, sections })).toBe(`**Mara Quill** | Modern\n\n<${ADDRESS}>`);
});

test.each(Object.values(TAKE_FORMATS))('$name names the page, and where it stands', ({ textOf }) => {
  expect(textOf(MARA)).toContain('Mara Quill');
  expect(textOf(MARA)).toContain(ADDRESS);
});
