import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist', '.cache', '.git', 'data', 'hosting', 'results', '.accounts']);
const CODE = /\.(tsx?|mjs|js|css|ya?ml|rules)$/;

const withoutCode = (markdown: string) => markdown.replace(/^(```|~~~)[^]*?^\1/gm, '').replace(/`[^`\n]+`/g, '');

/** The anchors of the headings, as GitHub makes them. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of markdown.replace(/^(```|~~~)[^]*?^\1/gm, '').matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const text = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = text.replace(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-');
    const taken = [anchor, ...Array.from({ length: anchors.size }, (_, index) => `${anchor}-${index + 1}`)];
    anchors.add(taken.find((each) => !anchors.has(each)) ?? anchor);
  }
  return anchors;
}

/** The relative links and images of a document. */
export const linksIn = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z][a-z0-9+.-]*:/i.test(link));

/** The documents that code cites by their path, such as `docs/product.md#routes`. */
export const citationsIn = (code: string): string[] =>
  [...code.matchAll(/(?<![\w./-])(?:docs\/[\w./-]+|[A-Z]{6,})\.md(?:#[\p{L}\p{N}_-]+)?/gu)].map(
    ([citation]) => citation,
  );

function filesOf(root: string): string[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const file = path.join(root, entry.name);
    return entry.isDirectory() ? filesOf(file) : [file];
  });
}

function problemOf(link: string, file: string, folder: string): string | undefined {
  const [target = '', anchor] = link.split('#');
  const found = target === '' ? file : path.resolve(folder, decodeURIComponent(target));
  if (!existsSync(found)) return 'there is no such file';
  if (!anchor || !found.endsWith('.md')) return undefined;
  return anchorsOf(readFileSync(found, 'utf8')).has(decodeURIComponent(anchor))
    ? undefined
    : 'there is no such heading';
}

/** The links that lead nowhere, each with its file and the reason. Code cites from the root of the repository. */
export function deadLinks(root: string): string[] {
  return filesOf(root).flatMap((file) => {
    const isDocument = file.endsWith('.md');
    if (!isDocument && !CODE.test(file)) return [];
    const text = readFileSync(file, 'utf8');
    const links = isDocument ? linksIn(text) : citationsIn(text);
    return links.flatMap((link) => {
      const problem = problemOf(link, file, isDocument ? path.dirname(file) : root);
      return problem ? [`${path.relative(root, file)}: ${link}: ${problem}`] : [];
    });
  });
}

/** The files of code that a document names in backticks, by name or by the end of their path. */
export const codeFilesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`([\w@][\w@./-]*\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name);

/** The files of code that documents name and that are nowhere in the repository, each with its document. */
export function missingCodeFiles(root: string): string[] {
  const files = filesOf(root);
  const isThere = (name: string) => files.some((file) => file.endsWith(path.sep + path.normalize(name)));
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      codeFilesIn(readFileSync(file, 'utf8'))
        .filter((name) => !isThere(name))
        .map((name) => `${path.relative(root, file)}: ${name}`),
    );
}
