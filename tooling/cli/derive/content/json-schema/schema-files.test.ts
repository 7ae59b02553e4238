/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { fromRoot } from '@otherfolk/system/from-root';
import { coreStarter, variantStarter } from '../starters/character-starter';
import { locationStarter } from '../starters/location-starter';
import { plotStarter } from '../starters/plot-starter';
import { changelogStarter, siteStarter } from '../starters/site-starter';
import { TODAY } from '../testing/temporary-catalogue';
import { schemaFiles } from './schema-files';
import { schemaTexts } from './write-schemas';

const ROOT = fromRoot();
const CATALOGUES = ['data', 'shared/src/testing/catalogue'];

const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
const validators = new Map(schemaFiles().map(({ name, content }) => [name.split('.')[0], ajv.compile(content)]));

function validatorOf(kind: string): ValidateFunction {
  const validate = validators.get(kind);
  if (!validate) throw new Error(`There is no schema for ${kind}`);
  return validate;
}

function problemsOf(kind: string, json: unknown): string[] {
  const validate = validatorOf(kind);
  validate(json);
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

const FOLDERS = { characters: 'character', plots: 'plot', locations: 'location', families: 'family' };

const files = CATALOGUES.flatMap((catalogue) => [
  ...Object.entries(FOLDERS).flatMap(([folder, kind]) =>
    readdirSync(join(ROOT, catalogue, folder))
      .filter((name) => name.endsWith('.json') && !name.startsWith('index'))
      .map((name): [string, string] => [kind, join(catalogue, folder, name)]),
  ),
  ...['site', 'changelog'].map((kind): [string, string] => [kind, join(catalogue, `${kind}.json`)]),
]);

test.each(files)('the schema of a %s agrees with %s', (kind, file) => {
  expect(problemsOf(kind, JSON.parse(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test.each<[string, unknown]>([
  ['character', coreStarter('wren', 'wren-modern', TODAY)],
  ['character', variantStarter('wren-modern', { coreId: 'wren', label: 'Modern', today: TODAY })],
  ['plot', plotStarter('storm', TODAY)],
  ['location', locationStarter('quay')],
  ['site', siteStarter('mine')],
  ['changelog', changelogStarter()],
])('a %s to start from meets its schema', (kind, json) => {
  expect(problemsOf(kind, json)).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['character', { id: 'a', nmae: 'A' }, ' additionalProperties'],
  ['character', { variantOf: 'a', variants: [] }, ' additionalProperties'],
  ['character', { styling: { accentColor: 'red' } }, '/styling/accentColor pattern'],
  ['character', { ageGrade: { birthMonth: 13 } }, '/ageGrade/birthMonth maximum'],
  ['character', { sections: { Backstroy: '' } }, '/sections additionalProperties'],
  ['character', { sections: { Overview: 7 } }, '/sections/Overview anyOf'],
  ['character', { recordInfo: { dateAdded: 'today' } }, '/recordInfo/dateAdded pattern'],
  ['plot', { id: 'Storm' }, '/id pattern'],
  ['location', { tags: [{ group: 'Mood' }] }, '/tags/0 required'],
  ['changelog', {}, ' type'],
  ['mentions', [{ file: 'plots/storm.json', names: ['Mara'] }], '/0 required'],
])('the schema reports a slip in a %s: %j', (kind, json, problem) => {
  expect(problemsOf(kind, json)).toContain(problem);
});

test('blank fields count as missing, as they do on the site', () => {
  expect(problemsOf('character', { images: { avatar: '', banner: '' }, styling: { accentColor: '' } })).toEqual([]);
});

test('the files in .vscode/ are those that the schemas give; npm run content -- schemas writes them', () => {
  for (const [file, text] of schemaTexts('/data'))
    expect([file, readFileSync(join(ROOT, file), 'utf8')]).toEqual([file, text]);
});
