import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import type { SourceFile } from '../source/source-file';
import type { SourceImage, SourceItem, SourceValue } from '../source/source-item';
import { foundryText } from './foundry-html';
import { readPicture } from './read-pictures';

const OF_PLOTS = /\b(?:quest|adventure|plot|chapter|scenario|session|act|mission|campaign|story)\b/i;

interface Page {
  name: string;
  from: string;
  html: string;
  src: unknown;
}

/** The pages of a journal; versions before 10 have one text, and one picture. */
function pagesOf(json: JsonRecord): Page[] {
  const pages: unknown[] = Array.isArray(json['pages']) ? json['pages'] : [];
  if (pages.length === 0)
    return [
      { name: '', from: 'content', html: typeof json['content'] === 'string' ? json['content'] : '', src: json['img'] },
    ];
  return pages.filter(isJsonRecord).map((page, at) => {
    const text = isJsonRecord(page['text']) ? page['text'] : {};
    const content = text['content'] ?? text['markdown'];
    return {
      name: typeof page['name'] === 'string' ? page['name'].trim() : '',
      from: `pages[${at}]`,
      html: typeof content === 'string' ? content : '',
      src: page['src'],
    };
  });
}

const SECRET = 'A secret of the game master: it is kept out of what readers may see.';

/** A journal as a place, or as a plot where its name says so. */
export function readJournal(
  json: JsonRecord,
  file: string,
  files: readonly SourceFile[],
): Omit<SourceItem, 'sourceId'> {
  const name = String(json['name']).trim();
  const kind = OF_PLOTS.test(name) ? 'plot' : 'location';
  const values: SourceValue[] = [{ from: 'name', text: name, to: [kind === 'plot' ? 'title' : 'name'], value: name }];
  const images: SourceImage[] = [];
  for (const page of pagesOf(json)) {
    const { text, secrets, note } = foundryText(page.html);
    const heading = page.name === name ? '' : page.name;
    if (text !== '') {
      const said = [heading, text].filter(Boolean).join('\n\n');
      const to = kind === 'plot' ? ['sections', heading === '' ? 'plotOverview' : heading] : ['description'];
      values.push({ from: page.from, text: said, to, value: kind === 'plot' ? text : said, ...(note && { note }) });
    }
    values.push(...secrets.map((secret) => ({ from: page.from, text: secret, note: SECRET })));
    const pictures = readPicture(`${page.from}.src`, page.src, images.length === 0 ? 'cover' : 'gallery', name, files);
    images.push(...pictures.images.map((image) => ({ ...image, ...(heading !== '' && { alt: heading }) })));
    values.push(...pictures.values);
    const isSaid = text !== '' || pictures.images.length > 0;
    if (page.name !== '' && (heading === '' || !isSaid)) {
      const note = heading === '' ? 'The name of the journal.' : 'The name of a page without text.';
      values.push({ from: `${page.from}.name`, text: page.name, note });
    }
  }
  return { kind, name, file, values, images, links: [] };
}
