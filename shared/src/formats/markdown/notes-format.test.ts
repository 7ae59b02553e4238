/** @jest-environment node */
import type { SourceItem } from '../source/source-item';
import { shareOfWords, unaccounted } from '../testing/accounted';
import { shippedCatalogue } from '../testing/shipped-catalogue';
import { PNG, readAll, sourceFiles, steadyWork } from '../testing/source-files';
import { notesFormat } from './notes-format';
import { vaultNotes } from './write-vault';

const ELENA = `---
type: NPC
aliases: [Lena, "The Ferrywoman"]
age: 34
gender: she/her
species: Human
height: 5 ft 4 in
weight: 11 st 3
birthday: August 14th
eyes: deep, stormy blue
occupation: Ferrywoman
world: Saltmarch
rating: Mature
portrait: "[[elena.png]]"
father: "[[Old Tom]]"
siblings: ["[[Mara Torres|Mara]]", Nobody Known]
alignment: chaotic good
---
# Elena Torres

Elena carries people over, and *never* back. See [[Saltmarch Ferry]].

**Favourite colour:** none of them

## Appearance
Tall, with a burn on the left hand.
### Clothes
An oilskin coat.

## Personality
- Patient with ==fools==
- Impatient with tide tables

### Flaws
She counts coins twice.

## Backstory
Born on a barge.

She left it at twenty. %%It was she who sank it.%%

## Relationships
- Sister: [[Mara Torres]] — they write on Sundays.
- [[Old Tom|Tom]] (employer). Pays late.
- The harbour cat, who is nobody's

## Likes
- tea
- rain

## Stat block
| STR | DEX |
|-----|-----|
| 12 | 15 |

![[map.png]] ![[missing.png]]
#npc #saltmarch/ferry
`;

const VAULT = {
  'Vault/.obsidian/app.json': '{}',
  'Vault/People/Elena.md': ELENA,
  'Vault/People/Mara Torres.md':
    '---\ntags: [person]\nAge: mid-twenties\n---\nMara keeps the lamp.\n\n## Quotes\n> Mind the step.\n',
  'Vault/People/Old Tom.md': 'Age:: 61\nHeight:: 1.75m\n\nTom owns the ferry.\n\n- Debts:: many\n',
  'Vault/Places/Saltmarch Ferry.md':
    '# Saltmarch Ferry\nA rope and a raft.\n## Atmosphere\n- wet\n- slow\n## History\nOlder than the river.',
  'Vault/Plots/The Cut Rope.md':
    '---\nhook: Somebody cut the rope.\n---\n## Overview\nWho cuts a rope at night?\n## Twists\n- It was the river.\n## Rewards\nA dry coat.',
  'Vault/Families/Torres.md': '---\nmotto: Over, not back\n---\nA family of ferrymen.\n\n## Crest\nA raft.',
  'Vault/Daily/2026-01-01.md': 'Rained.',
  'Vault/img/elena.png': PNG,
  'Vault/img/map.png': PNG,
};

const valueAt = (item: SourceItem | undefined, ...to: string[]) =>
  item?.values.filter((value) => value.to?.join('/') === to.join('/')).map(({ value }) => value);
const named = (items: readonly SourceItem[], name: string) => items.find((item) => item.name === name);

test('the format tells a vault of Obsidian, and takes its files and no others', async () => {
  const [vault, ...others] = await notesFormat.recognise(sourceFiles({ ...VAULT, 'cards/x.json': '{}' }), steadyWork());
  expect(others).toEqual([]);
  expect(vault?.title).toBe('7 Markdown notes of an Obsidian vault, 3 of them people');
  expect([...(vault?.paths ?? [])].sort()).toEqual(Object.keys(VAULT).sort());
});

test('a vault becomes people, places, plots and families; other notes are named', async () => {
  const { items, problems } = await readAll(notesFormat, VAULT);
  expect(items.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'character Elena Torres',
    'character Mara Torres',
    'character Old Tom',
    'location Saltmarch Ferry',
    'plot The Cut Rope',
    'family Torres',
  ]);
  expect(problems).toEqual([
    expect.objectContaining({
      message: '1 note tells of no person, plot, place or family and is not taken: Vault/Daily/2026-01-01.md.',
    }),
  ]);
});

test('a note puts what it knows into places, and the rest into sheets', async () => {
  const { items } = await readAll(notesFormat, VAULT);
  const elena = named(items, 'Elena Torres');
  expect(elena).toMatchObject({ sourceId: 'obsidian/Vault/People/Elena.md', label: 'Saltmarch' });
  expect(valueAt(elena, 'ageGrade', 'ageFormula')).toEqual(['X+16']);
  expect(valueAt(elena, 'ageGrade', 'birthMonth')).toEqual([8]);
  expect(valueAt(elena, 'physical', 'height')).toEqual([`5'4" (162.6 cm)`]);
  expect(valueAt(elena, 'physical', 'weight')).toEqual(['157 lbs (71.2 kg)']);
  expect(valueAt(elena, 'recordInfo', 'contentRating')).toEqual([2]);
  expect(valueAt(elena, 'nameInfo', 'nickname')).toEqual(['- Lena\n- The Ferrywoman']);
  expect(valueAt(elena, 'sections', 'Overview')).toEqual([
    'Elena carries people over, and never back. See Saltmarch Ferry.\n\nFavourite colour: none of them',
  ]);
  expect(valueAt(elena, 'sections', 'Personality Breakdown', 'Personality')).toEqual([
    ['Patient with fools', 'Impatient with tide tables'],
  ]);
  expect(valueAt(elena, 'sections', 'Personality Breakdown', 'Flaws')).toEqual(['She counts coins twice.']);
  expect(valueAt(elena, 'sections', 'Backstory')).toEqual(['Born on a barge.\n\nShe left it at twenty.']);
  expect(valueAt(elena, 'sections', 'Preferences', 'Likes')).toEqual([['tea', 'rain']]);
  expect(valueAt(elena, 'characterSheets', 'Notes', 'Appearance', 'Appearance')).toEqual([
    'Tall, with a burn on the left hand.',
  ]);
  expect(valueAt(elena, 'characterSheets', 'Notes', 'Stat block')).toEqual(['STR | DEX\n12 | 15']);
  expect(valueAt(elena, 'characterSheets', 'Details', 'alignment')).toEqual(['chaotic good']);
  expect(elena?.images.map(({ file, use }) => [file, use])).toEqual([
    ['Vault/img/elena.png', 'avatar'],
    ['Vault/img/map.png', 'gallery'],
  ]);
  expect(
    elena?.links.map(({ name, words, kind, text, sourceId }) => [name, words, kind, text, sourceId?.slice(14)]),
  ).toEqual([
    ['Old Tom', 'Father', 'family', undefined, '/People/Old Tom.md'],
    ['Mara Torres', 'Sibling', 'family', undefined, '/People/Mara Torres.md'],
    ['Nobody Known', 'Sibling', 'family', undefined, undefined],
    ['Mara Torres', 'Sister', 'family', 'they write on Sundays.', '/People/Mara Torres.md'],
    ['Old Tom', 'employer', 'work', 'Pays late.', '/People/Old Tom.md'],
  ]);
  expect(valueAt(elena, 'sections', 'relationships')).toEqual([["The harbour cat, who is nobody's"]]);
});

test('a note keeps private comments and missing pictures out, and names them', async () => {
  const { items } = await readAll(notesFormat, VAULT);
  const notes = named(items, 'Elena Torres')
    ?.values.filter(({ to }) => !to)
    .map(({ text, note }) => `${text}: ${note}`);
  expect(notes).toContain('It was she who sank it.: A private comment is left out.');
  expect(notes).toContain('missing.png: The picture is not among the files.');
});

test('notes of plots, places and families go where such things have places', async () => {
  const { items } = await readAll(notesFormat, VAULT);
  expect(valueAt(named(items, 'The Cut Rope'), 'hook')).toEqual(['Somebody cut the rope.']);
  expect(valueAt(named(items, 'The Cut Rope'), 'sections', 'twistIdeas')).toEqual([['It was the river.']]);
  expect(valueAt(named(items, 'The Cut Rope'), 'sections', 'Rewards')).toEqual(['A dry coat.']);
  expect(valueAt(named(items, 'Saltmarch Ferry'), 'vibe')).toEqual([['wet', 'slow']]);
  expect(valueAt(named(items, 'Saltmarch Ferry'), 'description')).toEqual([
    'A rope and a raft.',
    'Older than the river.',
  ]);
  expect(valueAt(named(items, 'Torres'), 'motto')).toEqual(['Over, not back']);
  expect(valueAt(named(items, 'Old Tom'), 'characterSheets', 'Details', 'Debts')).toEqual(['many']);
});

test('work that is cancelled ends the reading', async () => {
  const ended = { step: () => Promise.reject(new Error('cancelled')) };
  await expect(notesFormat.recognise(sourceFiles(VAULT), ended)).rejects.toThrow('cancelled');
});

/** The texts of a note, without its front matter, headings, measures, marks and what it hides. */
const bodyOf = (note: string): string =>
  note
    .replace(/^---[^]*?---\n/, '')
    .replace(/^#+ .*$|^(?:Age|Height)::.*$/gm, '')
    .replace(/%%[^]*?%%|!\[\[[^\]]*\]\]|\[\[[^\]|]*\|/g, ' ');

test('at least 95 % of the words of notes arrive, and all values are told', async () => {
  const { items } = await readAll(notesFormat, VAULT);
  const texts = Object.entries(VAULT).flatMap(([name, note]) =>
    name.endsWith('.md') && typeof note === 'string' && !name.includes('Daily') ? [bodyOf(note)] : [],
  );
  const share = shareOfWords(texts, { items, problems: [] });
  expect(share).toBeGreaterThanOrEqual(0.95);
  expect(unaccounted([], { items, problems: [] })).toEqual([]);
});

test('the vault of the shipped catalogue comes back with its pictures', async () => {
  const files = shippedCatalogue();
  const vault = {
    ...Object.fromEntries([...vaultNotes(files)].map(([name, text]) => [`My vault/${name}`, text])),
    'My vault/Images/avatars/tobias-slice.avif': PNG,
  };
  const [recognized] = await notesFormat.recognise(sourceFiles(vault), steadyWork());
  expect(recognized?.title).toMatch(/^\d+ Markdown notes, 73 of them people$/);
  const source = await recognized?.read(steadyWork());
  expect(source?.problems).toEqual([]);
  // Persons come with their lives.
  const persons = [...files.values()].filter(({ variants }) => variants !== undefined);
  expect(source?.items).toHaveLength(files.size - 4 - persons.length);
  expect(source?.own?.map(({ path }) => path)).toEqual(['images/avatars/tobias-slice.avif']);
});

test('a person of a vault of ours comes with the first life, and lives keep their order', async () => {
  const files = new Map<string, Record<string, unknown>>([
    ['characters/bo.json', { id: 'bo', name: 'Bo', variants: [{ id: 'bo-z' }, { id: 'bo-a' }] }],
    ['characters/bo-a.json', { id: 'bo-a', variantOf: 'bo', variantLabel: 'A' }],
    ['characters/bo-z.json', { id: 'bo-z', variantOf: 'bo', variantLabel: 'Z' }],
    ['characters/cy.json', { id: 'cy', name: 'Cy', variants: [] }],
  ]);
  const { items } = await readAll(notesFormat, Object.fromEntries(vaultNotes(files)));
  expect(items.map(({ name, ids, person }) => [name, ids?.life, person?.lives])).toEqual([
    ['Bo', 'bo-a', ['bo-z', 'bo-a']],
    ['Bo', 'bo-z', ['bo-z', 'bo-a']],
    ['Cy', undefined, undefined],
  ]);
  expect(valueAt(items[0], 'name')).toEqual(['Bo']);
});
