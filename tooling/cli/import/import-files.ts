import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { jsonOfText } from '@otherfolk/shared/catalogue/json-bytes';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { editedText } from '@otherfolk/shared/files/catalogue-file';
import { readMapping } from '@otherfolk/shared/formats/mapping/read-mapping';
import { CatalogueIndex } from '@otherfolk/shared/formats/plan/catalogue-index';
import { type ImportChoices, NO_CHOICES } from '@otherfolk/shared/formats/plan/import-choices';
import { draftedFiles, type ImportPlan, linesOf } from '@otherfolk/shared/formats/plan/import-plan';
import { importSummary } from '@otherfolk/shared/formats/plan/import-summary';
import { type OwnPlan, splitOwn } from '@otherfolk/shared/formats/plan/own-files';
import { personsOf } from '@otherfolk/shared/formats/plan/persons-of';
import { keyOfPlace } from '@otherfolk/shared/formats/plan/placed-fields';
import { planImport } from '@otherfolk/shared/formats/plan/plan-import';
import { joined, sameNames } from '@otherfolk/shared/formats/plan/same-names';
import { recogniseFiles } from '@otherfolk/shared/formats/recognise-files';
import type { Mapping } from '@otherfolk/shared/formats/source/format';
import { problemSentence } from '@otherfolk/shared/formats/source/problem-sentence';
import type { Source, SourceItem, SourceProblem } from '@otherfolk/shared/formats/source/source-item';
import { newWork, type Work } from '@otherfolk/shared/formats/source/work';
import { writeFoundation } from '../derive/content/foundation';
import { ChangeStore } from '../save/change-store';
import { hashOf } from '../save/content-pack';
import { readWritable } from '../save/read-writable';
import type { WantedFile } from '../save/wanted-change';
import { broughtFiles } from './brought-files';
import type { ImportOptions } from './import-options';
import { type PreparedBytes, prepareImages } from './prepare-images';

type Say = (line: string) => void;

const problemLine = (problem: SourceProblem): string =>
  `${[problem.file, problem.line].filter(Boolean).join(':')}: ${problemSentence(problem)}`;

async function readSources(paths: readonly string[], mapping: Mapping | undefined, work: Work, say: Say) {
  const { recognized, problems } = await recogniseFiles(await broughtFiles(paths), work);
  const sources: Source[] = [];
  for (const source of recognized) {
    say(source.title);
    const read = await source.read(work, source.mapping ? mapping : undefined);
    sources.push(read);
    problems.push(...read.problems);
  }
  for (const problem of problems) say(problemLine(problem));
  return { sources, hasProblems: problems.length > 0 };
}

async function readIndex(folder: string, work: Work): Promise<CatalogueIndex> {
  const { files, unreadable } = await readWritable(folder);
  if (unreadable.length > 0) throw new Error(`${unreadable[0]} is not UTF-8: save it in that encoding first.`);
  const imageIndex = join(folder, catalogueFiles.imageIndex);
  const json: unknown = existsSync(imageIndex) ? tryOr(() => jsonOfText(readFileSync(imageIndex, 'utf8')), {}) : {};
  const images = isJsonRecord(json) ? Object.keys(json).map((key) => IMAGES + key) : [];
  return CatalogueIndex.of(new Map(Object.entries(files)), new Set(images), work);
}

/** Throws a sentence where there is no mapping in the file. */
function mappingIn(file: string): Mapping {
  const mapping = readMapping(tryOr(() => jsonOfText(readFileSync(file, 'utf8')), undefined));
  if (!mapping) throw new Error(`${file} holds no mapping: it has a kind, and targets by the names of columns.`);
  return mapping;
}

/** The choices that options make for everybody alike. */
function choicesOf(items: readonly SourceItem[], { world, age, isOnePerson }: ImportOptions): ImportChoices {
  const worlds =
    world === undefined
      ? {}
      : Object.fromEntries(items.filter(({ label }) => !label).map(({ sourceId }) => [sourceId, world]));
  const persons = isOnePerson ? joined(sameNames(personsOf(items, NO_CHOICES))) : {};
  const ages = age === undefined ? {} : Object.fromEntries(personsOf(items, NO_CHOICES).map(({ key }) => [key, age]));
  return { ...NO_CHOICES, worlds, persons, ages };
}

function sayPlan(plan: ImportPlan, say: Say): void {
  for (const planned of plan.items) {
    const { draft, item } = planned;
    say(`${draft.file.path}: ${item.name}, ${draft.file.isNew ? 'new' : draft.isChanged ? 'changed' : 'as it was'}`);
    for (const { from, state, to, note } of linesOf(planned)) {
      const where = to ? `${to.path} ${keyOfPlace(to.place)}` : 'left out';
      say(
        `  ${from} -> ${where}${state === 'added' || state === 'left-out' ? '' : `, ${state}`}${note ? ` (${note})` : ''}`,
      );
    }
  }
}

function wantedFiles(plan: ImportPlan, prepared: ReadonlyMap<unknown, PreparedBytes>): WantedFile[] {
  const files = draftedFiles(plan).map(({ file, json }): WantedFile => ({
    path: file.path,
    bytes: Buffer.from(editedText(file, json)),
    before: file.isNew ? null : hashOf(Buffer.from(file.text)),
  }));
  const images = plan.images.flatMap(({ path, source, words }): WantedFile[] => {
    const bytes = prepared.get(source)?.bytes;
    return bytes ? [{ path, bytes, words: { given: words, mode: 'merge' } }] : [];
  });
  return [...files, ...images];
}

const ownFiles = ({ files, images }: OwnPlan): WantedFile[] => [
  ...files.map(({ path, text }) => ({ path, bytes: Buffer.from(text), before: null })),
  ...images.map(({ path, bytes, words }) => ({
    path,
    bytes,
    before: null,
    words: { given: words, mode: 'merge' as const },
  })),
];

/**
 * Imports files into a catalogue as one change, which the History takes back. Gives whether all of it could be read. Rejects with a sentence where
 * nothing was written.
 */
export async function importFiles(folder: string, options: ImportOptions, today: LocalDay, say: Say): Promise<boolean> {
  const work = newWork(new AbortController().signal);
  const mapping = options.mapping === undefined ? undefined : mappingIn(options.mapping);
  const { sources, hasProblems } = await readSources(options.paths, mapping, work, say);
  if (sources.every(({ items }) => items.length === 0)) throw new Error('Nothing that can be imported was found.');
  await mkdir(folder, { recursive: true });
  const index = await readIndex(folder, work);
  for (const problem of index.problems) say(problemLine(problem));
  const { own, items } = await splitOwn(sources, index, work);
  const prepared = await prepareImages(items);
  const plan = await planImport({ items, index, choices: choicesOf(items, options), prepared, today }, work);
  for (const { path } of [...own.files, ...own.images]) say(`${path}: as it is in the source`);
  for (const path of own.kept) say(`${path}: stays as it is here`);
  sayPlan(plan, say);
  const [ageless] = plan.ageless;
  if (ageless)
    throw new Error(
      `Nothing is written: ${plan.ageless.map(({ name }) => name).join(', ')} ${plan.ageless.length === 1 ? 'brings' : 'bring'} along what is shown of adults alone, and no age is known. Add --age.`,
    );
  const files = [...ownFiles(own), ...wantedFiles(plan, prepared)];
  if (options.isPreview || files.length === 0) {
    say(files.length === 0 ? 'The catalogue has all of it already.' : `${files.length} files would be written.`);
    return !hasProblems;
  }
  const store = new ChangeStore({ catalogue: folder });
  await store.save({ by: 'npm run content', summary: importSummary(sources.flatMap((source) => source.items)), files });
  await store.settled();
  await writeFoundation(folder);
  say(
    `${files.length} files written${own.files.length > 0 ? '' : ', all unpublished'}. The History in Admin Tools takes them back.`,
  );
  return !hasProblems;
}
