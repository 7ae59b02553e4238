import type { ImageUse } from '@otherfolk/shared/files/image-uses';

interface Drawing {
  /** Width by height of what the picture is a part of. */
  frame: readonly [width: number, height: number];
  part: 'whole' | 'background' | 'figure' | 'title' | 'highlight';
}

const COVER = [32, 48] as const;
const BANNER = [72, 24] as const;
const PLACE = [64, 36] as const;

const DRAWINGS: Readonly<Partial<Record<ImageUse, Drawing>>> = {
  avatar: { frame: [36, 36], part: 'whole' },
  characterCover: { frame: COVER, part: 'whole' },
  coverBackground: { frame: COVER, part: 'background' },
  coverCharacter: { frame: COVER, part: 'figure' },
  coverText: { frame: COVER, part: 'title' },
  characterBanner: { frame: BANNER, part: 'whole' },
  bannerBackground: { frame: BANNER, part: 'background' },
  bannerCharacter: { frame: BANNER, part: 'figure' },
  bannerText: { frame: BANNER, part: 'title' },
  bannerHighlight: { frame: BANNER, part: 'highlight' },
  locationCover: { frame: PLACE, part: 'whole' },
  locationBanner: { frame: BANNER, part: 'whole' },
};

/** Shows as a small drawing which part of which picture of a page a field is; nothing for pictures that are no part of one. */
export function PictureDrawing({ use }: { use: ImageUse }) {
  const drawing = DRAWINGS[use];
  if (!drawing) return null;
  const {
    frame: [width, height],
    part,
  } = drawing;
  const [x, y] = [width / 2, height / 2];
  const size = Math.min(width, height);
  const look = (which: Drawing['part']) => (part === which || part === 'whole' ? 'currentColor' : 'none');
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} fill="none" stroke="currentColor" aria-hidden>
      <rect x="0.5" y="0.5" width={width - 1} height={height - 1} rx="2" />
      <rect
        x="2"
        y="2"
        width={width - 4}
        height={height - 4}
        stroke="none"
        fill={look('background')}
        fillOpacity="0.3"
      />
      <circle cx={x} cy={y - size * 0.16} r={size * 0.14} fill={look('figure')} strokeOpacity="0.4" />
      <path
        d={`M${x - size * 0.26} ${y + size * 0.3} a${size * 0.26} ${size * 0.26} 0 0 1 ${size * 0.52} 0z`}
        fill={look('figure')}
        strokeOpacity="0.4"
      />
      {(part === 'title' || part === 'whole') && <path d={`M5 ${height - 5}h${width - 10}`} strokeWidth="3" />}
      {part === 'highlight' && <path d={`M${width - 12} 4l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z`} fill="currentColor" />}
    </svg>
  );
}
