import type { RelationKind } from '@otherfolk/shared/domain/relation-kinds';
import type { Drawing, DrawnPerson } from './atlas-drawing';
import { initialOf, nameLines } from './name-lines';
import { relationLooks } from './relation-looks';
import { relationPaths } from './relation-paths';

/** The colours that the page shows now: a file has no style sheet of the site. */
export interface FileColours {
  ground: string;
  raised: string;
  text: string;
  rim: string;
  lines: Readonly<Record<RelationKind, string>>;
}

const RADIUS = 28;
const FONT = 'Source Sans 3, Segoe UI, Helvetica Neue, Arial, sans-serif';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function personOf(
  { name, colour, avatar, x, y, to }: DrawnPerson,
  images: ReadonlyMap<string, string>,
  origin: string,
  colours: FileColours,
) {
  const image = images.get(avatar);
  const portrait = image
    ? `<image href="${escape(image)}" x="-${RADIUS}" y="-${RADIUS}" width="${2 * RADIUS}" height="${2 * RADIUS}" clip-path="url(#p)"/>`
    : `<text y="10" font-size="${RADIUS}">${escape(initialOf(name))}</text>`;
  const lines = nameLines(name).map((line, index) => `<tspan x="0" y="${46 + index * 16}">${escape(line)}</tspan>`);
  return [
    `<a href="${escape(origin + to)}"><g transform="translate(${Math.round(x)} ${Math.round(y)})"><title>${escape(name)}</title>`,
    `<circle r="${RADIUS}" fill="${escape(colours.raised)}"/>${portrait}`,
    `<circle r="${RADIUS}" fill="none" stroke="${escape(colour || colours.rim)}" stroke-width="3"/>`,
    `<text font-size="14" stroke="${escape(colours.ground)}" stroke-width="4" paint-order="stroke">${lines.join('')}</text></g></a>`,
  ].join('');
}

/** The map as an SVG file that needs nothing else. `images`: portraits as data: addresses, by their paths. */
export function svgFile(
  drawing: Drawing,
  images: ReadonlyMap<string, string>,
  origin: string,
  colours: FileColours,
): string {
  const { people, relations, box } = drawing;
  const { x, y, width, height } = box;
  const lines = relationPaths(relations, people).map(({ kind, d }) => {
    const { dashes, width: stroke } = relationLooks[kind];
    return `<path d="${d}" stroke="${escape(colours.lines[kind])}" stroke-width="${stroke}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map(Math.round).join(' ')}" width="${Math.round(width)}" height="${Math.round(height)}">`,
    `<defs><clipPath id="p"><circle r="${RADIUS}"/></clipPath></defs>`,
    `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="100%" height="100%" fill="${escape(colours.ground)}"/>`,
    `<g fill="none" stroke-linecap="round">${lines.join('')}</g>`,
    `<g font-family="${FONT}" text-anchor="middle" fill="${escape(colours.text)}">`,
    ...people.map((each) => personOf(each, images, origin, colours)),
    '</g></svg>\n',
  ].join('\n');
}
