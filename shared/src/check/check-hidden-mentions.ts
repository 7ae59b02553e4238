import { catalogueFiles, MENTIONS_FILE } from '../catalogue/catalogue-files';
import { jsonPath } from '../catalogue/json-path';
import { parseLeniently } from '../catalogue/parse-leniently';
import { mentionsSchema } from '../catalogue/schemas/mentions';
import { asOf } from '../domain/as-of';
import type { LocalDay } from '../domain/local-day';
import { forEachKind, ITEM_KINDS } from '../kinds';
import { siteSchema } from '../kinds/site/site-schema';
import { compareWithAllowed } from './allowed-mentions';
import type { Content } from './content';
import { derivedIndexes } from './derived-indexes';
import { errorAt, type Finding, warningAt } from './finding';
import {
  type HiddenMention,
  hiddenMentions,
  type IndexEntry,
  type SearchedCatalogue,
  whoSees,
} from './hidden-mentions';

function searchedCatalogue(content: Content, release: number, today: LocalDay): SearchedCatalogue {
  const entries = (index: string) => {
    const all = (derivedIndexes(content).get(index) ?? []) as IndexEntry[];
    return all.map((entry) => asOf(whoSees(entry), today));
  };
  return {
    release,
    entries: forEachKind((folder) => entries(ITEM_KINDS[folder].index)),
    files: [...content.files],
    readJson: (file) => content.json.get(file),
    memo: content.memo,
  };
}

function findingOf({ file, keys, kind, text }: HiddenMention): Finding {
  const place = { file, path: jsonPath(keys) };
  if (kind === 'name') {
    const remedy = `Say it without the name, release it, or allow it in ${MENTIONS_FILE}`;
    return warningAt(place, `visitors read here of ${text}, which they do not see yet`, remedy);
  }
  const what = kind === 'id' ? `the id ${text} of something` : `of ${text}, an image of something`;
  return errorAt(place, `visitors read here ${what} that they do not see yet`, 'Say it without, or release it');
}

/** Texts that visitors read do not give away what is not released yet, or unnamed, but for what the owner allows. */
export function checkHiddenMentions(content: Content, today: LocalDay): Finding[] {
  const release = parseLeniently(siteSchema, content.json.get(catalogueFiles.site) ?? {}).output?.currentRelease;
  if (release === undefined) return [];
  const allowed = parseLeniently(mentionsSchema, content.json.get(MENTIONS_FILE) ?? []).output ?? [];
  const { refused, idle } = compareWithAllowed(hiddenMentions(searchedCatalogue(content, release, today)), allowed);
  const message = ({ file, name }: (typeof idle)[number]) =>
    `allows nothing: ${file} does not say ${name}, or visitors see whose name it is`;
  return [
    ...refused.map(findingOf),
    ...idle.map((entry) => warningAt({ file: MENTIONS_FILE }, message(entry), 'It can be removed')),
  ];
}
