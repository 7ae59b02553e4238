import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt, type Surroundings } from '@otherfolk/shared/testing/render-at';
import core from '../../../shared/src/testing/catalogue/characters/mara.json';
import life from '../../../shared/src/testing/catalogue/characters/mara-sci-fi.json';
import { routes } from '../routes';

const open = (query = '', surroundings?: Surroundings) =>
  renderAt(`/characters/mara/lives${query}`, routes, surroundings);
const columns = () => screen.getAllByRole('columnheader').map((head) => within(head).getByRole('link').textContent);
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const cells = (row: string) => {
  const head = screen.getByRole('rowheader', { name: row });
  return within(head.closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};
const sciFi = (fields: object) => ({ files: { 'characters/mara-sci-fi.json': { ...life, ...fields } } });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

test('the table shows the lives that a visitor may see, in their order, with the changes of each in words', async () => {
  await open('', sciFi({ variantOverrides: { ageGrade: { ageFormula: 'X+8' } } }));
  expect(screen.getByRole('heading', { level: 1, name: 'Lives of Mara Isolde Quill' })).toBeVisible();
  expect(columns()).toEqual(['Modern', 'Sci-Fi']);
  expect(cells('Age')).toEqual(['24', '26, differs≠']);
  expect(cells('Nickname')).toEqual(['Quill', 'Quill']);
});

test('the table has differing stories first, then differing facts, and equal rows last', async () => {
  await open('', sciFi({ variantOverrides: { ageGrade: { ageFormula: 'X+8' } }, sections: { Overview: 'Another.' } }));
  const same = screen.getAllByRole('rowheader').map((head) => head.closest('tr')?.hasAttribute('data-same'));
  expect(same).toEqual([...same].sort());
  expect(rows()[0]).toBe('Overview');
  expect(rows().indexOf('Age')).toBeLessThan(rows().indexOf('Nickname'));
});

test('a value that merely follows from another age is not marked where it comes to the same', async () => {
  await open('', sciFi({ variantOverrides: { ageGrade: { ageFormula: 'X+8' } } }));
  expect(cells('Age')).toEqual(['24', '26, differs≠']);
  expect(cells('Grade')).toEqual(['Adult', 'Adult']);
  expect(cells('Birth date')[1]).not.toMatch(/differs/);
});

test('the words of prose that differ from the core are marked', async () => {
  await open(
    '',
    sciFi({ sections: { Overview: 'Mara delivers letters that were never sent.\n\nShe reads all of them.' } }),
  );
  const marked = within(screen.getByRole('table')).getAllByText('all');
  expect(marked.map(({ tagName }) => tagName)).toEqual(['INS']);
});

test.each<[Partial<NonNullable<Surroundings['viewer']>>, string[]]>([
  [{ aN: true }, ['Modern', 'Sci-Fi', 'Fantasy']],
  [{ memType: 'a' }, ['Modern', 'Sci-Fi']],
])('a member with %j finds the lives %j', async (viewer, labels) => {
  await open('', { viewer });
  expect(columns()).toEqual(labels);
});

test.each([
  ['?lives=mara-sci-fi', ['Sci-Fi'], undefined],
  ['?lives=mara-sci-fi,nobody,mara-fantasy', ['Sci-Fi'], undefined],
  ['?lives=nobody', ['Modern', 'Sci-Fi'], undefined],
  ['?rows=grade,overview,nothing', ['Modern', 'Sci-Fi'], ['Overview', 'Grade']],
  ['?rows=', ['Modern', 'Sci-Fi'], undefined],
])('the address %s asks for lives and rows, and what is unknown is ignored', async (query, labels, headings) => {
  await open(query);
  expect(columns()).toEqual(labels);
  if (headings) expect(rows()).toEqual(headings);
  else expect(rows().length).toBeGreaterThan(10);
});

test('lives and rows are chosen by boxes, of which the last cannot be emptied', async () => {
  await open('?rows=age');
  await userEvent.click(screen.getByText('Choose lives and rows'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Modern' }));
  expect(columns()).toEqual(['Sci-Fi']);
  expect(screen.getByRole('checkbox', { name: 'Sci-Fi' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'All rows' }));
  expect(rows()).toContain('Overview');
  expect(columns()).toEqual(['Sci-Fi']);
});

test('ages follow the base age, and rows for adults go with the age of each life', async () => {
  await open('', sciFi({ variantOverrides: {}, ageGrade: { ageFormula: 'X-2' } }));
  expect(cells('Age')).toEqual(['24', '16, differs≠']);
  expect(cells('Measurements')).toEqual([core.physical.measurements, '–']);
  expect(cells('Romance Vibe')).toEqual(['Slow, and in writing.', '–']);
  const input = screen.getByRole('spinbutton', { name: 'Base age' });
  await userEvent.clear(input);
  await userEvent.type(input, '10');
  expect(cells('Age')[0]).toBe('16');
  expect(rows()).not.toContain('Measurements');
});

test('a life behind a veil shows its head and its rating, and nothing of its content', async () => {
  await open(
    '',
    sciFi({ recordInfo: { ...life.recordInfo, contentRating: 2 }, sections: { Overview: 'Secret words' } }),
  );
  expect(columns()).toEqual(['Modern', 'Sci-Fi']);
  expect(screen.queryByText(/Secret/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('Secret words')).toBeVisible();
});

test('a life under age whose rating is veiled is never shown', async () => {
  window.localStorage.setItem('shownRatings', '2,3');
  const veiled = {
    recordInfo: { ...life.recordInfo, contentRating: 3 },
    variantOverrides: { ageGrade: { ageFormula: '12' } },
  };
  await open('', sciFi({ ...veiled, sections: { Overview: 'Secret words' } }));
  expect(screen.queryByText(/Secret/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  expect(screen.getByText(/is not shown for a character under 18/)).toBeVisible();
});

test('a life whose file is missing is named, and the others are there', async () => {
  await open('', { files: { 'characters/mara-sci-fi.json': undefined } });
  expect(columns()).toEqual(['Modern']);
  expect(screen.getByText('These lives cannot be shown right now: Sci-Fi.')).toBeVisible();
});

test('a character who does not exist has the error text of the character page', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await renderAt('/characters/nobody/lives', routes);
  expect(screen.getByText(/^Error: /)).toBeVisible();
});

test('a text that is longer than a cell takes is cut, and a link leads to the rest', async () => {
  await open('', sciFi({ sections: { Overview: 'She keeps the lamp of the quay. '.repeat(200) } }));
  expect(cells('Overview')[1]).toMatch(/^She keeps .{4900,5000}…Read on in Sci-Fi, differs≠$/);
  expect(screen.getByRole('link', { name: 'Read on in Sci-Fi' })).toHaveAttribute(
    'href',
    '/characters/mara/mara-sci-fi',
  );
});
