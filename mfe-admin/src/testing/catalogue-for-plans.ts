import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { checkContent } from '@otherfolk/shared/check/check-content';
import { contentOf } from '@otherfolk/shared/check/content';
import { derivedIndexes } from '@otherfolk/shared/check/derived-indexes';
import { findingLine } from '@otherfolk/shared/check/finding';
import { ofCatalogue, type Plan } from '../changes/change-set';
import type { CatalogueTexts } from '../whole/catalogue-texts';

export type Files = Readonly<Record<string, unknown>>;

/** The shipped catalogue as it is written. */
export function shippedFiles(): Files {
  const data = path.resolve(__dirname, '../../../data');
  const names = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /^(characters|plots|locations|families)\/[a-z0-9-]+\.json$/.test(name) || /^(site|changelog).json$/.test(name),
  );
  return Object.fromEntries(
    names
      .filter((name) => !name.endsWith('index.json'))
      .map((name) => [name, JSON.parse(readFileSync(path.join(data, name), 'utf8')) as unknown]),
  );
}

export const textsOf = (files: Files, hasOwnersFiles = true): CatalogueTexts => ({
  texts: new Map(Object.entries(files).map(([name, json]) => [name, fileText(json)])),
  hasOwnersFiles,
  images: new Set(),
});

/** The files after a plan was delivered. Throws where the plan has not seen the files as they are. */
export function afterPlan(files: Files, plan: Plan): Files {
  const next = new Map(Object.entries(files));
  for (const { path: file, before, isRemoved, text } of ofCatalogue(plan.files)) {
    const now = next.has(file) ? fileText(next.get(file)) : undefined;
    if (now !== before?.text) throw new Error(`${file} is not what the plan has seen`);
    if (isRemoved) next.delete(file);
    else next.set(file, JSON.parse(text));
  }
  return Object.fromEntries(next);
}

/** The findings of the content check in files, once their indexes are rewritten; images are not looked for. */
export function findingsOf(files: Files): string[] {
  const json = new Map(Object.entries(files));
  for (const [file, entries] of derivedIndexes(contentOf(json, new Set(json.keys()))))
    json.set(file, JSON.parse(JSON.stringify(entries)));
  return checkContent(contentOf(json, new Set(json.keys())), { today: '2026-11-20' }, true)
    .map(findingLine)
    .filter((line) => !line.includes('there is no image'));
}
