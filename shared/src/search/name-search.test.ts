/** @jest-environment node */
import type { NameEntry } from './name-entries';
import { NameSearch } from './name-search';

const entry = (kind: NameEntry['kind'], name: string, more: Partial<NameEntry> = {}): NameEntry => ({
  ...{
    kind,
    name,
    id: name,
    coreId: '',
    aliases: [],
    owner: '',
    detail: '',
    to: `/${name}`,
    image: '',
    rating: undefined,
  },
  ...more,
});

const entries = [
  entry('life', 'Maren Holloway', { owner: 'Maren Holloway', detail: 'Modern', to: '/modern' }),
  entry('life', 'The Ferryman’s Daughter', { owner: 'Maren Holloway', detail: 'Horror' }),
  entry('person', 'Maren Holloway', { aliases: ['Captain Red'], detail: '2 lives', to: '/maren' }),
  entry('person', 'Salomé Lamplight'),
  entry('locations', 'Horror House'),
  entry('tag', 'Horror', { owner: 'Genre', detail: '7 items', to: '/tags/Genre/Horror' }),
  entry('plots', 'Lantern Treaty', { detail: 'Fantasy' }),
  entry('person', '灯台守'),
  entry('person', '山田健一'),
  entry('person', '김철수'),
  entry('person', 'สมชาย ใจดี'),
  entry('person', 'Søren Żółć'),
  entry('person', 'Işıl Đan'),
];

const found = async (question: string) => (await NameSearch.over(entries)).find(question, 5).map(({ to }) => to);

test.each<[string, string]>([
  ['maren', '/maren'],
  ['MAREN hollo', '/maren'],
  ['captain red', '/maren'],
  ['maren modern', '/modern'],
  ['ferrymans', '/The Ferryman’s Daughter'],
  ['salome', '/Salomé Lamplight'],
  ['horror', '/tags/Genre/Horror'],
  ['genre horror', '/tags/Genre/Horror'],
  ['marne', '/maren'],
  ['mraen', '/maren'],
  ['maran', '/maren'],
  ['holoway', '/maren'],
  ['lampligth', '/Salomé Lamplight'],
  ['treatey lantern', '/Lantern Treaty'],
  ['灯台', '/灯台守'],
  ['台守', '/灯台守'],
  ['健一', '/山田健一'],
  ['一', '/山田健一'],
  ['철수', '/김철수'],
  ['ชาย', '/สมชาย ใจดี'],
  ['soren zolc', '/Søren Żółć'],
  ['isil dan', '/Işıl Đan'],
])("'%s' finds %s first", async (question, first) => expect((await found(question))[0]).toBe(first));

test.each(['', '   ', '—!?', 'zzzz', 'mrn', 'lives', '7'])("'%s' finds nothing", async (question) =>
  expect(await found(question)).toEqual([]),
);

test('every word of a question must be in a name', async () => expect(await found('maren treaty')).toEqual([]));

test.each([
  ['who is maren hollow', '/maren'],
  ['what is the lantern treaty?', '/Lantern Treaty'],
])("the commonest words of '%s' are left out", async (question, first) =>
  expect((await found(question))[0]).toBe(first),
);

test('what bears a tag that is called so matches a word, less than what is called so itself', async () => {
  const search = await NameSearch.over([...entries, entry('tag', 'Warden of Lanterns', { bearers: [1] })]);
  const matches = search.matchesOf('lanterns');
  expect([...matches].map(([place, weight]) => [search.entries[place]?.name, weight])).toEqual(
    expect.arrayContaining([
      ['Lantern Treaty', 4],
      ['Warden of Lanterns', 4],
      ['The Ferryman’s Daughter', 3],
    ]),
  );
});

test('a question of ten thousand letters is answered', async () =>
  expect(await found('lantern '.repeat(2000))).toEqual(['/Lantern Treaty']));
