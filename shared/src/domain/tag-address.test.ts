/** @jest-environment node */
import fc from 'fast-check';
import { findTagAt, isTagAt, parseTagParam, tagParam, tagPath } from './tag-address';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    '',
    '.',
    '..',
    '~',
    '__proto__',
    'a/b',
    'a\\b',
    '%2e',
    '\'"<>',
    '😀',
    'x'.repeat(200),
    'Sci-Fi',
    'page.json',
    ' a ',
  ),
);
const tag = fc.record({ group: text, name: text });

test.each([
  [{ group: 'Genre', name: 'Sci-Fi' }, '/tags/Genre/Sci-Fi'],
  [{ group: 'Eye Color', name: 'Gray Eyes' }, '/tags/Eye%20Color/Gray%20Eyes'],
  [{ group: '', name: 'Salonnière' }, '/tags/~/Salonni%C3%A8re'],
  [{ group: 'Mood', name: 'Con' }, expect.stringMatching(/^\/tags\/Mood\/~Con-[a-z0-9]+$/)],
  [{ group: '..', name: 'a/b' }, expect.stringMatching(/^\/tags\/~-[a-z0-9]+\/~a-b-[a-z0-9]+$/)],
  [{ group: 'Genre', name: 'page.json' }, expect.stringMatching(/^\/tags\/Genre\/~page-json-[a-z0-9]+$/)],
])('%j has the path %s', (given, path) => expect(tagPath(given)).toEqual(path));

test('every tag has two parts of a URL that browsers and file systems leave as they are, and that lead back to it', () => {
  const holds = (given: { group: string; name: string }) => {
    const path = tagPath(given);
    expect(new URL(path, 'https://site.example').pathname).toBe(path);
    const parts = path.slice('/tags/'.length).split('/').map(decodeURIComponent);
    expect(parts).toHaveLength(2);
    for (const part of parts) {
      expect(new TextEncoder().encode(part).length).toBeLessThan(220);
      expect(part).not.toMatch(/[/\\.\p{Cc}]|^$/u);
    }
    expect(isTagAt(given, parts[0] ?? '', parts[1] ?? '')).toBe(true);
  };
  fc.assert(fc.property(tag, holds), { numRuns: 1000 });
});

test('tags of different texts have different paths', () => {
  const differ = (one: { group: string; name: string }, other: { group: string; name: string }) => {
    fc.pre(one.group !== other.group || one.name !== other.name);
    expect(tagPath(one)).not.toBe(tagPath(other));
  };
  fc.assert(fc.property(tag, tag, differ), { numRuns: 1000 });
});

test('an address finds its tag among many', () => {
  const holds = (tags: { group: string; name: string }[]) => {
    for (const wanted of tags) {
      const [group = '', name = ''] = tagPath(wanted).slice('/tags/'.length).split('/').map(decodeURIComponent);
      expect(findTagAt(tags, group, name)).toEqual(wanted);
    }
  };
  fc.assert(fc.property(fc.array(tag), holds));
});

test.each([
  ['the text itself leads to a tag whose address is shortened', ['Genre', 'a/b'], { group: 'Genre', name: 'a/b' }],
  ['the address of a tag counts for more than the text of another', ['~', 'x'], { group: '', name: 'x' }],
  ['no tag is found where none is', ['Genre', 'x'], undefined],
])('%s', (_, [group = '', name = ''], expected) => {
  const tags = [
    { group: '~', name: 'x' },
    { group: 'Genre', name: 'a/b' },
    { group: '', name: 'x' },
  ];
  expect(findTagAt(tags, group, name)).toEqual(expected);
});

test('a parameter gives the tag back that it was written for', () => {
  const holds = (given: { group: string; name: string }) => {
    expect(parseTagParam(tagParam(given))).toEqual(given);
  };
  fc.assert(fc.property(tag, holds), { numRuns: 1000 });
});

test.each(['', 'Genre', 'a:b:c', '%:a', 'a:%E0%A4%A'])("'%s' is no tag", (given) =>
  expect(parseTagParam(given)).toBeUndefined(),
);
