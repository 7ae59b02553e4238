import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import type { Family } from '@otherfolk/shared/kinds/family/family-schema';
import { renderAt, type Surroundings } from '@otherfolk/shared/testing/render-at';
import core from '../../../shared/src/testing/catalogue/characters/mara.json';
import modern from '../../../shared/src/testing/catalogue/characters/mara-modern.json';
import { routes } from '../routes';
import { familyQuery } from './family-query';

const open = (path: string, surroundings?: Surroundings) => renderAt(path, routes, surroundings);
const headings = (level: number) => screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

test('the page shows the sections in their order, the family after the relationships', async () => {
  await open('/characters/mara/mara-modern');
  expect(headings(2)).toEqual([
    'Select Variant',
    'Contents',
    'Overview',
    'Stats',
    'Character Sheets',
    'Gallery',
    'Backstory',
    'RP Hooks',
    'Romance Vibe',
    'Personality Breakdown',
    'Emotional Notes',
    'Preferences',
    'Relationships',
    'Family',
    'Favorites & Quirks',
    'Sample Voice',
    'Life Stages',
  ]);
});

test('the page leaves out a section whose value is empty, its link in the contents included', async () => {
  const sections = { ...core.sections, Backstory: '  ', 'RP Hooks': [''], Preferences: { Enjoys: [] } };
  await open('/characters/mara', { files: { 'characters/mara.json': { ...core, sections } } });
  for (const gone of ['Backstory', 'RP Hooks', 'Preferences']) {
    expect(screen.queryByRole('heading', { name: gone })).toBeNull();
    expect(screen.queryByRole('link', { name: gone })).toBeNull();
  }
});

test('the page shows the first visible variant where the URL names none, and the displayed name', async () => {
  await open('/characters/mara');
  expect(headings(1)).toEqual(['Mara Isolde Quill']);
  const picker = within(screen.getByRole('navigation', { name: 'Select Variant' }));
  expect(picker.getByRole('link', { name: 'Modern' })).toHaveAttribute('aria-current', 'page');
});

test('the page prefers the name of the variant', async () => {
  await open('/characters/mara/mara-sci-fi');
  expect(headings(1)).toEqual(['Courier Q-7']);
});

test('the page offers the published variants of this release, and its arrows cycle through them', async () => {
  await open('/characters/mara/mara-sci-fi');
  const picker = screen.getByRole('navigation', { name: 'Select Variant' });
  expect(
    within(picker)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Modern', 'Sci-Fi', 'Side by side']);
  expect(screen.getByRole('link', { name: 'Next variant' })).toHaveAttribute('href', '/characters/mara/mara-modern');
  await userEvent.click(screen.getByRole('link', { name: 'Previous variant' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mara Isolde Quill' })).toBeVisible();
});

test('the page has no arrows with a single variant to offer', async () => {
  await open('/characters/ivo');
  expect(screen.queryByRole('link', { name: 'Next variant' })).toBeNull();
});

test('the page computes age, grade and birth date from the base age, at once', async () => {
  await open('/characters/mara', { today: '2026-04-16' });
  const stat = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  expect([stat('Age'), stat('Grade'), stat('Birth date')]).toEqual(['23', 'Adult', 'Wednesday, April 17, 2002']);
  const input = screen.getByRole('spinbutton', { name: 'Base age' });
  await userEvent.clear(input);
  await userEvent.type(input, '8');
  expect([stat('Age'), stat('Grade'), stat('Birth date')]).toEqual(['13', 'Grade 8', 'Tuesday, April 17, 2012']);
  expect(window.localStorage.getItem('baseAge')).toBe('8');
});

test('the page shows measurements and the Romance Vibe only at the age of 18 and above', async () => {
  window.localStorage.setItem('baseAge', '11');
  await open('/characters/mara');
  expect(screen.queryByText('Measurements')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Romance Vibe' })).toBeNull();
});

test('the page shows an ageless variant without age, grade, birth date and measurements', async () => {
  await open('/characters/mara/mara-sci-fi');
  const stat = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  expect([stat('Age'), stat('Grade'), stat('Birth date')]).toEqual(['Ageless', '–', '–']);
  expect(screen.queryByText('Measurements')).toBeNull();
  expect(screen.getByText('Runs the route.')).toBeVisible();
});

test('the page opens the first character sheet, and the others by mouse, arrow keys and End', async () => {
  await open('/characters/mara');
  expect(screen.getByRole('tab', { name: 'Basics' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(screen.getByRole('tabpanel', { name: 'Notes' })).toHaveTextContent('Never late.');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Basics' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Notes' })).toHaveFocus();
});

test('the page starts the gallery with photos where there are any', async () => {
  await open('/characters/mara/mara-modern');
  expect(screen.getByRole('combobox', { name: 'Style' })).toHaveValue('photo');
  expect(screen.getAllByRole('img', { name: /^Mara Quill, / })).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Style' }), 'all');
  expect(screen.getAllByRole('img', { name: /^Mara Quill, / })).toHaveLength(2);
});

test('links relationships and family to the characters they mean', async () => {
  await open('/characters/mara');
  expect(screen.getByRole('link', { name: 'Ivo Marsh' })).toHaveAttribute('href', '/characters/ivo');
  expect(screen.getByText('Isolde Quill', { selector: 'p span' })).toBeVisible();
});

const UNABLE = 'Error: Unable to load character: mara';
const NO_JSON = 'Error: Failed to load variant JSON';
const broken = { 'characters/mara.json': undefined };

test.each<[string, string, Surroundings, string]>([
  ['an unknown character', '/characters/nobody', {}, 'Error: Unable to load character: nobody'],
  ['an odd id', '/characters/..%2Fsite', {}, 'Error: Unable to load character: ../site'],
  ['a missing core', '/characters/mara/mara-modern', { files: broken }, UNABLE],
  ['a core that is no object', '/characters/mara', { files: { 'characters/mara.json': [] } }, UNABLE],
  ['core and variant missing', '/characters/mara/nothing', { files: broken }, UNABLE],
  ['an unknown variant', '/characters/mara/mara-nothing', {}, NO_JSON],
  ['an odd variant id', '/characters/mara/..%2f..%2fsite', {}, NO_JSON],
  ["another core's variant", '/characters/mara/ivo-modern', {}, NO_JSON],
  ['a variant of the next release', '/characters/mara/mara-fantasy', {}, NO_JSON],
  ['a variant in the pipeline', '/characters/ivo/ivo-mystery', {}, NO_JSON],
  ['an unnamed variant', '/characters/ivo/ivo-horror', {}, NO_JSON],
  [
    'a character without variants',
    '/characters/mara',
    { files: { 'characters/mara.json': { ...core, variants: [] } } },
    'Error: No variant ID found or provided',
  ],
  [
    'a character none of whose variants is for visitors',
    '/characters/mara',
    {
      files: {
        'characters/mara-modern.json': { ...modern, isUnnamed: true },
        'characters/mara-sci-fi.json': { variantOf: 'mara', isUnnamed: true },
      },
    },
    UNABLE,
  ],
])('the page says what is wrong with %s', async (_, path, surroundings, text) => {
  await open(path, surroundings);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test.each([
  ['next release', '/characters/mara/mara-fantasy', { aN: true }],
  ['pipeline', '/characters/ivo/ivo-mystery', { aP: true }],
  ['unnamed', '/characters/ivo/ivo-horror', { aU: true }],
])('the page opens a %s variant to a member with the flag', async (_, path, viewer) => {
  await open(path, { viewer });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the page shows fuzzed text as text', async () => {
  const fuzzed = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
  await open('/characters/mara', {
    files: { 'characters/mara.json': { ...core, nameInfo: { fullName: fuzzed }, sections: { Overview: fuzzed } } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(fuzzed);
  expect(document.querySelector('main script, [onerror]')).toBeNull();
});

test('the page goes on without a family that does not load, and logs it', async () => {
  await open('/characters/mara', { files: { 'families/quill.json': undefined } });
  expect(screen.queryByRole('heading', { name: 'Family' })).toBeNull();
  expect(console.error).toHaveBeenCalledWith('Failed to load family data for quill');
});

test('the page shows the family as soon as it is there', async () => {
  const { client } = await open('/characters/mara', { files: { 'families/quill.json': undefined } });
  const family: Family = { id: 'quill', name: 'House Quill' };
  act(() => void client.setQueryData(familyQuery('quill', VISITOR).queryKey, family));
  expect(await screen.findByRole('heading', { name: 'House Quill' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Family' })).toBeVisible();
});
