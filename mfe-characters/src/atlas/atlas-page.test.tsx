import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { type AtlasRelations, FAMILIES_FILE, RELATIONS_FILE } from '@otherfolk/shared/atlas/atlas-files';
import { renderAt } from '@otherfolk/shared/testing/render-at';
import { atlasRoutes } from './routes';

/** Ana in the middle, Ben to the right, Cai to the left; Dot has no relation, and stands below. */
const atlas: AtlasRelations = {
  worlds: ['Modern', 'Fantasy'],
  people: [
    ['ana', 'Ana', 0, 0, 0],
    ['ben', 'Ben', 1, 200, 10],
    ['cai', 'Cai', 2, -200, 0],
    ['dot', 'Dot', 3, 0, 200],
  ],
  lives: [
    ['ana-one', 'Ana of Today', '#ff0000', 'avatars/ana.png'],
    ['ben-one', 'Ben', '', '', 2],
    ['cai-two', 'Cai the Bold'],
    ['dot-two', 'Dot'],
    ['ana-two', 'Ana the Grey'],
  ],
  placesByWorld: [
    [
      [0, 0, 0, 0],
      [1, 1, 100, 0],
    ],
    [
      [0, 4, 0, 0],
      [2, 2, 100, 0],
      [3, 3, 0, 100],
    ],
  ],
  relations: [
    [
      0,
      0,
      1,
      [
        [0, 'love', 'Sweetheart'],
        [1, 'rival', 'Thorn'],
      ],
    ],
    [1, 0, 2, [[1, 'family', 'Sister']]],
  ],
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const withAddress = atlasRoutes.map((route) => ({
  ...route,
  ...(route.element
    ? {
        element: (
          <>
            {route.element}
            <Address />
          </>
        ),
      }
    : {}),
}));
const open = (path = '/atlas', files: object = { [RELATIONS_FILE]: atlas }) =>
  renderAt(path, withAddress, { files: { ...files } });

const address = () => document.querySelector('output')?.textContent;
const map = () => within(screen.getByRole('group', { name: 'Map of people' }));
const people = () =>
  map()
    .queryAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
const panel = () => within(screen.getByRole('complementary', { name: 'Chosen person' }));
const kindsDrawn = () =>
  [...document.querySelectorAll('.atlas-map path:not(.atlas-own)')].map(
    (path) => /kind-(\w+)/.exec(path.getAttribute('class') ?? '')?.[1],
  );

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

test('everybody stands on the map, each a link to the page', async () => {
  await open();
  expect(people()).toEqual(['Ana, 3 relations', 'Ben, 2 relations', 'Cai, 1 relation', 'Dot, 0 relations']);
  expect(map().getByRole('link', { name: /^Ana/ })).toHaveAttribute('href', '/characters/ana');
  expect(kindsDrawn()).toEqual(['family', 'love', 'rival']);
});

test('a world shows those who have a life there, under the names that they bear there', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Fantasy' }));
  expect(people()).toEqual(['Ana the Grey, 1 relation', 'Cai the Bold, 1 relation', 'Dot, 0 relations']);
  expect(map().getByRole('link', { name: /^Ana/ })).toHaveAttribute('href', '/characters/ana/ana-two');
  expect(address()).toBe('/atlas?world=Fantasy');
});

test.each<[string, string[], string[], string]>([
  ['a kind that is switched off', ['Love'], ['family', 'rival'], '?kinds=family,friend,ally,rival,enemy,work,other'],
  ['a preset', ['Rivals and enemies'], ['rival'], '?kinds=rival,enemy'],
  ['no kind', ['Family', 'Family'], [], '?kinds=none'],
])('%s changes lines and address', async (_, [first = '', second], kinds, search) => {
  await open();
  const role = first === 'Love' ? 'checkbox' : 'link';
  await userEvent.click(screen.getByRole(role, { name: first }));
  if (second) await userEvent.click(screen.getByRole('checkbox', { name: second }));
  expect(kindsDrawn()).toEqual(kinds);
  expect(address()).toBe(`/atlas${search}`);
});

test.each([
  [
    '?world=fantasy&person=cai&kinds=family',
    ['Ana the Grey, 1 relation', 'Cai the Bold, 1 relation', 'Dot, 0 relations'],
    'Cai the Bold',
  ],
  [
    '?world=Nowhere&person=zoe&kinds=foe',
    ['Ana, 3 relations', 'Ben, 2 relations', 'Cai, 1 relation', 'Dot, 0 relations'],
    undefined,
  ],
])('the address %s is read, and what is unknown in it is ignored', async (search, names, chosen) => {
  await open(`/atlas${search}`);
  expect(people()).toEqual(names);
  expect(panel().queryByRole('heading')?.textContent).toBe(chosen);
});

test('arrow keys lead along relations, or else to whoever is nearest that way; Enter opens the page', async () => {
  await open();
  const focused = () => document.activeElement?.getAttribute('aria-label');
  act(() => map().getByRole<HTMLElement & SVGElement>('link', { name: /^Ana/ }).focus());
  for (const [key, name] of [
    ['{ArrowRight}', 'Ben, 2 relations'],
    ['{ArrowRight}', 'Ben, 2 relations'],
    ['{ArrowLeft}', 'Ana, 3 relations'],
    ['{ArrowDown}', 'Dot, 0 relations'],
    ['{ArrowUp}', 'Ana, 3 relations'],
    ['{ArrowLeft}', 'Cai, 1 relation'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(focused()).toBe(name);
  }
  expect(
    map()
      .getAllByRole('link')
      .map((link) => link.getAttribute('tabindex')),
  ).toEqual(['-1', '-1', '0', '-1']);
  expect(panel().getByRole('heading')).toHaveTextContent('Cai');
  expect(panel().getByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/characters/ana');
  expect(panel().getByText('Sister')).toBeVisible();
  fireEvent.click(document.activeElement as Element, { detail: 0 });
  expect(screen.queryByRole('group', { name: 'Map of people' })).toBeNull();
});

test('a press chooses somebody, and a second one opens the page', async () => {
  await open();
  const ben = map().getByRole('link', { name: /^Ben/ });
  fireEvent.click(ben, { detail: 1 });
  expect(panel().getByRole('heading')).toHaveTextContent('Ben');
  expect(panel().getByText('Thorn')).toBeVisible();
  expect(address()).toBe('/atlas');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(address()).toBe('/atlas?person=ben');
  fireEvent.click(ben, { detail: 1 });
  expect(screen.queryByRole('group', { name: 'Map of people' })).toBeNull();
});

test('portraits that are veiled or do not load are letters', async () => {
  await open();
  const images = () => [...document.querySelectorAll('.atlas-map image')];
  expect(images().map((image) => image.getAttribute('href'))).toEqual(['/data/images/avatars/ana.png']);
  fireEvent.error(images()[0] as Element);
  expect(images()).toEqual([]);
});

test('every relation stands in the table, with the words of both', async () => {
  await open();
  const rows = screen
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Who', 'To whom', 'What', 'World'],
    ['AnaSweetheart', 'BenThorn', 'Love, Rivals', 'Modern'],
    ['Ana', 'CaiSister', 'Family', 'Fantasy'],
  ]);
});

test('a table of very many relations shows the first, and reads on with the first that comes', async () => {
  const relations = Array.from({ length: 1001 }, (_, index) => [0, index % 2, 2, [[0, 'ally', `Word ${index}`]]]);
  await open('/atlas', { [RELATIONS_FILE]: { ...atlas, relations } });
  const rows = () => document.querySelectorAll('tbody tr');
  const more = (name: string) => screen.getByRole('button', { name, hidden: true });
  expect(rows()).toHaveLength(500);
  await userEvent.click(more('Show 500 of 501 more'));
  expect(rows()).toHaveLength(1000);
  expect(rows()[500]).toHaveTextContent('Word 500');
  expect(rows()[500]).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(more('Show 1 of 1 more'));
  expect(rows()).toHaveLength(1001);
  expect(screen.queryByRole('button', { name: /^Show \d/, hidden: true })).toBeNull();
});

test.each<[string, object, string]>([
  ['is missing', { [RELATIONS_FILE]: undefined }, 'The atlas cannot be loaded right now.'],
  ['is broken', { [RELATIONS_FILE]: { worlds: 7 } }, 'The atlas cannot be loaded right now.'],
  [
    'is empty',
    { [RELATIONS_FILE]: { worlds: [], people: [], lives: [], placesByWorld: [], relations: [] } },
    'Nobody is here yet.',
  ],
])('an atlas that %s is said in a sentence, which leads to the list', async (_, files, text) => {
  await open('/atlas', files);
  expect(screen.getByText(text, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All characters' })).toHaveAttribute('href', '/characters');
});

test('families are drawn as trees, with the same in words', async () => {
  const members = [
    { id: 'a', characterId: 'ana', name: 'Ana', parents: [], partners: ['b'] },
    { id: 'b', name: 'Old Ben', relation: 'Husband', parents: [], partners: [] },
    { id: 'c', name: 'Child', parents: ['a', 'b', 'stranger'], partners: [] },
  ];
  await open('/atlas/families', { [FAMILIES_FILE]: [{ id: 'quill', name: 'The Quills', motto: 'Write', members }] });
  const tree = within(screen.getByRole('group', { name: 'Tree of The Quills' }));
  expect(tree.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/characters/ana');
  expect(tree.getByText('Old Ben')).toBeInTheDocument();
  expect(screen.getByText(/Child of Ana and Old Ben/)).toBeInTheDocument();
});

test('a sentence says that the families cannot be had', async () => {
  await open('/atlas/families', { [FAMILIES_FILE]: undefined });
  expect(screen.getByText(/The families cannot be loaded right now/)).toBeVisible();
});
