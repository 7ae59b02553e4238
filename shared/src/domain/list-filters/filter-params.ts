import { parseTagParam, tagParam } from '../tag-address';
import { dedupeTags, hasTag, type Tag } from '../tags';
import type { ListDefinition } from './list-definition';
import { type ListFilters, MAX_TAGS, MAX_WORDS_LENGTH, NO_FILTERS } from './list-filters';
import { wordsOf } from './words';

const WORDS = 'q';
const TAG = 'tag';
const NOT = 'not';
const HIDDEN = 'hidden';
const ORDER = 'sort';
const VIEW = 'view';
const PAGE = 'page';

const YES = '1';
const TABLE = 'table';
const PAGE_PATTERN = /^[1-9]\d{0,4}$/;

type Asked = Pick<ListDefinition<never>, 'facets' | 'hasHidden' | 'orders'>;

/** The words that are looked for in a typed text: nothing where it has no words. */
export function wordsIn(text: string): string {
  const words = [...text.trim().slice(0, 2 * MAX_WORDS_LENGTH)].slice(0, MAX_WORDS_LENGTH).join('').trim();
  return wordsOf(words).length > 0 ? words : '';
}

const tagsIn = (params: URLSearchParams, name: string): Tag[] =>
  dedupeTags(
    params
      .getAll(name)
      .slice(0, MAX_TAGS)
      .flatMap((text) => parseTagParam(text) ?? []),
  );

/** The filters that the URL asks of a list. Whatever it does not say, or says in another way, is not asked for; a tag that it both includes and excludes is excluded. */
export function readFilters(params: URLSearchParams, { facets, hasHidden, orders }: Asked): ListFilters {
  const not = tagsIn(params, NOT);
  const page = params.get(PAGE) ?? '';
  const chosen = facets.flatMap(({ param, shape, choices }) => {
    const values = [
      ...new Set(params.getAll(param).filter((value) => choices.some((choice) => choice.value === value))),
    ];
    return values.length > 0 ? [[param, shape === 'select' ? values.slice(0, 1) : values] as const] : [];
  });
  const view = params.get(VIEW) === TABLE ? TABLE : NO_FILTERS.view;
  return {
    words: wordsIn(params.get(WORDS) ?? ''),
    tags: tagsIn(params, TAG).filter((tag) => !hasTag(not, tag)),
    not,
    choices: Object.fromEntries(chosen),
    showHidden: hasHidden && params.get(HIDDEN) === YES,
    order: orders.slice(1).find(({ value }) => value === params.get(ORDER))?.value ?? NO_FILTERS.order,
    view,
    page: view === TABLE && PAGE_PATTERN.test(page) ? Number(page) : NO_FILTERS.page,
  };
}

/** The URL for these filters, with the parameters that are not theirs as they were. */
export function writeFilters(params: URLSearchParams, filters: ListFilters, { facets }: Asked): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of [WORDS, TAG, NOT, HIDDEN, ORDER, VIEW, PAGE, ...facets.map(({ param }) => param)])
    written.delete(name);
  if (filters.words) written.set(WORDS, filters.words);
  for (const tag of filters.tags) written.append(TAG, tagParam(tag));
  for (const tag of filters.not) written.append(NOT, tagParam(tag));
  for (const { param } of facets) for (const value of filters.choices[param] ?? []) written.append(param, value);
  if (filters.showHidden) written.set(HIDDEN, YES);
  if (filters.order) written.set(ORDER, filters.order);
  if (filters.view !== NO_FILTERS.view) written.set(VIEW, filters.view);
  if (filters.page !== NO_FILTERS.page) written.set(PAGE, String(filters.page));
  return written;
}
