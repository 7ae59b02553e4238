import { type RefObject, useState } from 'react';
import { download } from '@otherfolk/shared/browser/download';
import { imageAt } from '@otherfolk/shared/catalogue/image-paths';
import { RELATION_KINDS, type RelationKind } from '@otherfolk/shared/domain/relation-kinds';
import { useHydrated } from '@otherfolk/shared/hooks/use-hydrated';
import { atlasTexts } from '../texts/atlas';
import type { Drawing } from './atlas-drawing';
import { jsonCanvas } from './json-canvas';
import { pngFile } from './png-file';
import { type FileColours, svgFile } from './svg-file';

const texts = atlasTexts.download;

const FORMATS = ['SVG', 'PNG', 'JSON Canvas'] as const;

type Format = (typeof FORMATS)[number];

/** A portrait that cannot be had is left out: the letter stands in its place. */
async function dataAddress(avatar: string): Promise<[string, string][]> {
  try {
    const response = await fetch(imageAt(avatar));
    if (!response.ok) return [];
    const blob = await response.blob();
    const address = await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
      reader.onerror = () => reject(new Error('The portrait cannot be read'));
      reader.readAsDataURL(blob);
    });
    return [[avatar, address]];
  } catch {
    return [];
  }
}

/** The colours of the page, as an element of each kind is drawn with them. */
function coloursOf(svg: SVGSVGElement): FileColours {
  const probe = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  const colourOf = (className: string, property: 'fill' | 'stroke') => {
    probe.setAttribute('class', className);
    return getComputedStyle(probe)[property];
  };
  const lines = RELATION_KINDS.map((kind): [RelationKind, string] => [
    kind,
    colourOf(`atlas-line atlas-kind-${kind}`, 'stroke'),
  ]);
  const colours: FileColours = {
    ground: colourOf('atlas-ground', 'fill'),
    raised: colourOf('atlas-disc', 'fill'),
    text: colourOf('atlas-name', 'fill'),
    rim: colourOf('atlas-rim', 'stroke'),
    lines: Object.fromEntries(lines) as Record<RelationKind, string>,
  };
  probe.remove();
  return colours;
}

async function fileOf(format: Format, drawing: Drawing, svg: SVGSVGElement): Promise<[string, BlobPart, string]> {
  const { origin } = location;
  if (format === 'JSON Canvas') return ['atlas.canvas', jsonCanvas(drawing, origin), 'application/json'];
  const avatars = [...new Set(drawing.people.flatMap(({ avatar }) => avatar || []))];
  const images = new Map((await Promise.all(avatars.map(dataAddress))).flat());
  const text = svgFile(drawing, images, origin, coloursOf(svg));
  if (format === 'SVG') return ['atlas.svg', text, 'image/svg+xml'];
  return ['atlas.png', await pngFile(text, drawing.box), 'image/png'];
}

interface AtlasDownloadsProps {
  drawing: Drawing;
  svg: RefObject<SVGSVGElement | null>;
}

/** The map as it is shown now, as a file. */
export function AtlasDownloads({ drawing, svg }: AtlasDownloadsProps) {
  const isHydrated = useHydrated();
  const [failed, setFailed] = useState<Format>();
  const save = async (format: Format) => {
    if (!svg.current) return;
    try {
      setFailed(undefined);
      download(...(await fileOf(format, drawing, svg.current)));
    } catch (error) {
      console.warn(`The atlas cannot be saved as ${format}`, error);
      setFailed(format);
    }
  };
  return (
    <div className="atlas-downloads" role="group" aria-label={texts.label}>
      <span>{texts.label}</span>
      {FORMATS.map((format) => (
        <button key={format} type="button" disabled={!isHydrated} onClick={() => void save(format)}>
          {format}
        </button>
      ))}
      <span role="status">{failed && texts.failed(failed)}</span>
    </div>
  );
}
