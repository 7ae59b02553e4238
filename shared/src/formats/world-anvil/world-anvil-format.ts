import { readJsonFile } from '../json/read-json-file';
import type { Format } from '../source/format';
import { extensionOf, nameOfPath, type SourceFile } from '../source/source-file';
import type { Source, SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';
import { type Article, articleOf, imageNames, kindOfArticle, textIn } from './article';
import { readArticle } from './read-article';

/** Larger JSON is no article. */
const MAX_ARTICLE_BYTES = 8_000_000;

/** Reads the articles among the files; other JSON is none of ours. */
async function articlesIn(files: readonly SourceFile[], work: Work): Promise<Article[]> {
  const articles: Article[] = [];
  for (const [done, file] of files.entries()) {
    await work.step(done, files.length);
    if (extensionOf(file.path) !== 'json' || file.size > MAX_ARTICLE_BYTES) continue;
    const article = articleOf(file.path, await readJsonFile(file).catch(() => undefined));
    if (article) articles.push(article);
  }
  return articles;
}

/** Finds images by the names that articles give them; records of images lead from ids to names. */
function imagesIn(
  files: readonly SourceFile[],
  articles: readonly Article[],
): (name: string) => SourceFile | undefined {
  const byName = new Map<string, SourceFile>();
  for (const file of files) {
    if (['json', 'md', 'csv'].includes(extensionOf(file.path))) continue;
    byName.set(nameOfPath(file.path).toLowerCase(), file);
    byName.set(
      nameOfPath(file.path)
        .replace(/\.[^.]+$/, '')
        .toLowerCase(),
      file,
    );
  }
  const records = new Map(
    articles.filter(({ template }) => template === 'image').map(({ json }) => [textIn(json.id), imageNames(json)]),
  );
  return (name) => [name, ...(records.get(name) ?? [])].flatMap((each) => byName.get(each.toLowerCase()) ?? [])[0];
}

/** Names in a sentence. */
const MAX_NAMED = 20;

function notTaken(articles: readonly Article[]): SourceProblem[] {
  const rest = articles.filter(
    (article) => !kindOfArticle(article) && !['image', 'world', 'category'].includes(article.template),
  );
  const [first] = rest;
  if (!first) return [];
  const names = rest.slice(0, MAX_NAMED).map(({ title, template }) => `${title} (${template})`);
  const more = rest.length > names.length ? ` and ${rest.length - names.length} more` : '';
  return [
    {
      file: first.path,
      message: `${rest.length} ${rest.length === 1 ? 'article is' : 'articles are'} of a template that the catalogue has no place for, and not taken: ${names.join(', ')}${more}.`,
      remedy: 'People, settlements and other locations, plots and families are taken; secrets are left out.',
    },
  ];
}

async function readWorld(articles: readonly Article[], files: readonly SourceFile[], work: Work): Promise<Source> {
  const imageOf = imagesIn(files, articles);
  const people = new Set(
    articles.filter((article) => kindOfArticle(article) === 'character').map(({ json }) => textIn(json.id)),
  );
  const items: Source['items'] = [];
  for (const [done, article] of articles.entries()) {
    await work.step(done, articles.length);
    const kind = kindOfArticle(article);
    if (kind) items.push(readArticle(article, kind, imageOf, (id) => people.has(id)));
  }
  return { items, problems: notTaken(articles) };
}

/** The export of a world of World Anvil: a file of JSON for each article. */
export const worldAnvilFormat: Format = {
  id: 'world-anvil',
  async recognise(files, work) {
    const articles = await articlesIn(files, work);
    const people = articles.filter((article) => kindOfArticle(article) === 'character');
    const [first] = articles.filter(kindOfArticle);
    if (!first) return [];
    const title =
      articles.length === 1
        ? `World Anvil article: ${first.title}`
        : `World Anvil export, ${articles.length} articles, ${people.length} of them people`;
    const imageOf = imagesIn(files, articles);
    const images = articles.flatMap(({ json }) =>
      [json.portrait, json.cover, json].flatMap(imageNames).flatMap((name) => imageOf(name)?.path ?? []),
    );
    return [
      {
        format: 'world-anvil',
        title,
        paths: new Set([...articles.map(({ path }) => path), ...images]),
        read: (again) => readWorld(articles, files, again),
      },
    ];
  },
};
