import type { Block, Span, TakenPage, TakenSection } from './taken-page';

/** Elements that are no text of the item: controls, pictures, and what is said to machines. */
const LEFT_OUT =
  'script, style, template, noscript, button, input, select, textarea, label, fieldset, form, nav, svg, canvas, img, picture, video, dialog, [aria-hidden="true"], [role="tablist"], :has(> label)';

/** Elements that begin a block of their own. */
const BLOCKS = 'p, ul, ol, dl, h1, h2, h3, h4, h5, h6, div, section, article, blockquote, figure, table, tr, details';

const INNER_SPACE = /[^\S\n]+/g;

/** Text as it is drawn, where white space is collapsed but for the ends of lines that a catalogue gives. */
const drawn = (text: string): string => text.replace(INNER_SPACE, ' ');

function trimmed(spans: readonly Span[]): Span[] {
  const all = spans.filter(({ text }) => text !== '').map((span) => ({ ...span }));
  const [first, last] = [all[0], all.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return all.filter(({ text }) => text !== '');
}

/** Elements beside each other stand apart on the page where their words would run together. */
function gapBefore(node: Node): Span[] {
  const before = node.previousSibling;
  const areElements = node instanceof Element && before instanceof Element;
  const runTogether =
    areElements && /[\p{L}\p{N}]$/u.test(before.textContent) && /^[\p{L}\p{N}]/u.test(node.textContent);
  return runTogether ? [{ text: ' · ' }] : [];
}

function spansIn(node: Node, over: Omit<Span, 'text'> = {}): Span[] {
  if (node instanceof Text) return [{ ...over, text: drawn(node.data) }];
  if (!(node instanceof Element) || node.matches(LEFT_OUT)) return [];
  if (node.tagName === 'BR') return [{ ...over, text: '\n' }];
  const own = {
    ...over,
    ...(node.matches('strong, b') && { isStrong: true }),
    ...(node instanceof HTMLAnchorElement && node.protocol.startsWith('http') && { href: node.href }),
  };
  return [...node.childNodes].flatMap((child) => [...gapBefore(child), ...spansIn(child, own)]);
}

const textOf = (element: Element): string =>
  trimmed(spansIn(element))
    .map(({ text }) => text)
    .join('');

function paragraph(spans: readonly Span[]): Block[] {
  const own = trimmed(spans);
  return own.length > 0 ? [{ kind: 'paragraph', spans: own }] : [];
}

function heading(level: number, text: string): Block[] {
  return text === '' ? [] : [{ kind: 'heading', level, text }];
}

/** A value of several items is one line. */
function valueOf(value: Element): string {
  const items = [...value.querySelectorAll('li')];
  return items.length > 0 ? items.map(textOf).join('; ') : textOf(value);
}

function rowsIn(list: Element): [string, string][] {
  const rows: [string, string][] = [];
  let term = '';
  for (const each of list.querySelectorAll('dt, dd')) {
    if (each.tagName === 'DT') term = textOf(each);
    else rows.push([term, valueOf(each)]);
  }
  return rows;
}

/** A panel stands under the name of its tab. */
function panelName(panel: Element): string {
  const tab = panel.ownerDocument.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  return tab?.textContent.trim() ?? '';
}

function blocksOf(element: Element): Block[] {
  const { tagName } = element;
  if (tagName === 'P') return paragraph(spansIn(element));
  if (/^H[1-6]$/.test(tagName)) return heading(Number(tagName[1]), textOf(element));
  if (tagName === 'DL') return [{ kind: 'terms', rows: rowsIn(element) }];
  if (tagName === 'UL' || tagName === 'OL') {
    const items = [...element.children].map(blocksIn).filter((blocks) => blocks.length > 0);
    return items.length > 0 ? [{ kind: 'list', items }] : [];
  }
  if (tagName === 'TR') {
    const cells = [...element.children].map(textOf).filter((text) => text !== '');
    return paragraph([{ text: cells.join(' | ') }]);
  }
  if (tagName === 'SUMMARY') return heading(3, textOf(element));
  if (element.matches('[role="tabpanel"]')) return [...heading(3, panelName(element)), ...blocksIn(element)];
  return blocksIn(element);
}

/** Text that stands between blocks is a paragraph. */
function blocksIn(element: Element): Block[] {
  const blocks: Block[] = [];
  let run: Span[] = [];
  for (const child of element.childNodes) {
    const isBlock = child instanceof Element && (child.matches(`${BLOCKS}, summary`) || child.querySelector(BLOCKS));
    if (!isBlock) {
      run.push(...gapBefore(child), ...spansIn(child));
      continue;
    }
    blocks.push(...paragraph(run));
    run = [];
    if (!child.matches(LEFT_OUT)) blocks.push(...blocksOf(child));
  }
  return [...blocks, ...paragraph(run)];
}

function sectionOf(section: Element): TakenSection {
  const title = section.querySelector('h2');
  const body = section.querySelector('summary + *');
  return { heading: title ? textOf(title) : '', blocks: body ? blocksIn(body) : [] };
}

/** The title of a document is that of the page, a label where there is one, and the name of the site. */
function labelOf(title: string, documentTitle: string): string {
  return documentTitle.startsWith(`${title} | `) ? documentTitle.split(' | ').slice(1, -1).join(' | ') : '';
}

/** Reads the page of an item as it stands in a document; undefined where the document shows no item. */
export function readPage(page: Document): TakenPage | undefined {
  const h1 = page.querySelector('main h1');
  const detail = page.querySelector('main [data-detail]');
  if (!h1 || !detail) return undefined;
  const title = textOf(h1);
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const sections = [...detail.querySelectorAll('section[id]:has(> details > summary)')].map(sectionOf);
  return {
    title,
    label: labelOf(title, page.title),
    address: canonical || page.location.origin + page.location.pathname,
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  };
}
