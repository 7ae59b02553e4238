/** @jest-environment node */
import type { JsonRecord } from '../../domain/json-record';
import { valueAt } from '../../domain/json-value';
import type { TakenLife } from '../take/taken-life';
import { fileOf, valuesIn } from '../testing/files-of';
import { shippedFiles } from '../testing/shipped-files';
import { readAll } from '../testing/source-files';
import { foundryFormat } from './foundry-format';
import { writeActor, writeJournal } from './write-foundry';

const files = shippedFiles('characters');
const cores = files.filter(({ variantOf }) => variantOf === undefined);
const livesOf = ({ id }: JsonRecord) => files.filter(({ variantOf }) => variantOf === id);
const lives = cores.flatMap((core) => livesOf(core).map((life) => [String(life['id']), core, life] as const));
const journals = ['plots', 'locations'].flatMap((folder) =>
  shippedFiles(folder).map((json) => [`${folder}/${String(json['id'])}.json`, json] as const),
);

const take = (core: JsonRecord, life: JsonRecord): TakenLife => ({
  core,
  life,
  others: livesOf(core).filter((each) => each !== life),
  facts: [['Age', '26']],
  places: [],
  plots: [],
  address: 'https://folk.example/characters/maren/maren-fantasy',
  site: 'Otherfolk',
});

async function comeBack(json: unknown) {
  const source = await readAll(foundryFormat, { 'document.json': JSON.stringify(json) });
  expect(source.problems).toEqual([]);
  const [item, ...others] = source.items;
  if (!item) throw new Error('nothing was read');
  return { item, others };
}

test.each(lives)(
  'the life %s comes back from its actor as it was, with all lives of the person',
  async (_id, core, life) => {
    const { item, others } = await comeBack(writeActor(take(core, life)));
    expect(fileOf(item, 'person')).toEqual(valuesIn(core));
    expect(fileOf(item, 'life')).toEqual(valuesIn(life));
    expect(others.map((each) => fileOf(each, 'life'))).toEqual(
      livesOf(core)
        .filter((each) => each !== life)
        .map(valuesIn),
    );
  },
);

test.each(journals)('%s comes back from its journal as it was', async (path, json) => {
  const { item } = await comeBack(writeJournal(path, json, 'https://folk.example/x'));
  expect(fileOf(item)).toEqual(valuesIn(json));
});

const [, maren = {}, fantasy = {}] = lives.find(([id]) => id === 'maren-fantasy') ?? [];

interface ActorJson {
  name: string;
  img: string;
  system: { details: { biography: { value: string }; publicNotes?: string }; biography?: string };
  prototypeToken: object;
}

const actor = () => writeActor(take(maren, fantasy), 'maren.png') as unknown as ActorJson;

test('an actor has its biography where games look for it, with the link back', () => {
  const { name, img, system, prototypeToken } = actor();
  expect([name, img]).toEqual(['Maren of Fernmarch', 'maren.png']);
  expect(prototypeToken).toMatchObject({ texture: { src: 'maren.png' } });
  expect(system.details.biography.value).toMatch(
    /<h2>Overview<\/h2><p>Fernmarch has no army[^]*<h2>RP Hooks<\/h2><ul><li>You are her escort/,
  );
  expect(system.details.biography.value).toMatch(
    /<strong>Age:<\/strong> 26[^]*href="https:\/\/folk\.example\/characters\/maren\/maren-fantasy"/,
  );
  expect([system.biography, system.details.publicNotes]).toEqual([
    system.details.biography.value,
    system.details.biography.value,
  ]);
});

test('what was edited in Foundry since counts, and the rest comes back', async () => {
  const edited = actor();
  edited.name = 'Maren the Ninth';
  const html = edited.system.details.biography.value.replace('Every Speaker begins', 'Each Speaker starts');
  edited.system = { details: { biography: { value: html } } };
  const { item } = await comeBack(edited);
  const life = fileOf(item, 'life');
  expect(life).toMatchObject({
    variantOverrides: { variantName: 'Maren the Ninth' },
    sections: {
      Overview: valueAt(fantasy, ['sections', 'Overview']),
      Backstory: expect.stringMatching(/^Each Speaker starts as a hostage\.[^]*\n\n/),
    },
  });
  expect(item.values.filter(({ note }) => note?.includes('edited elsewhere')).map(({ from }) => from)).toEqual([
    'characters/maren-fantasy.json: variantOverrides.variantName',
    'characters/maren-fantasy.json: sections.Backstory',
  ]);
});

test('a page of a journal that was edited counts, and one that is new is a section', async () => {
  const [path, json] = journals[0] ?? ['', {}];
  const written = writeJournal(path, json, 'https://folk.example/x');
  const [hook, ...pages] = written['pages'] as JsonRecord[];
  const rumours = { name: 'Rumours', type: 'text', text: { content: '<p>It was the clerk.</p>' } };
  const edited = { ...written, pages: [{ ...hook, text: { content: '<p>Another hook.</p>' } }, ...pages, rumours] };
  const { item } = await comeBack(edited);
  expect(fileOf(item)).toMatchObject({ hook: 'Another hook.', sections: { Rumours: 'It was the clerk.' } });
});
