import { select } from 'd3-selection';
import { zoom, type ZoomBehavior, zoomIdentity, type ZoomTransform, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Box } from './atlas-drawing';

const SCALES: [number, number] = [0.5, 16];
const STEP = 1.5;

/** One finger and the wheel alone scroll the page: two fingers, Ctrl and the buttons are for the map. */
function isForMap(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if ('touches' in event) return event.touches.length > 1;
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey;
  return !event.ctrlKey && event.button === 0;
}

export interface MapZoom {
  by: (direction: 1 | -1) => void;
  reset: () => void;
  /** Brings a place of the map into view, where it is outside of the box that is seen unzoomed. */
  show: (place: { x: number; y: number }, box: Box) => void;
}

/** Pans and zooms what `content` holds within the map. `onRest` hears when that has come to rest. */
export function useZoom(
  map: RefObject<SVGSVGElement | null>,
  content: RefObject<SVGGElement | null>,
  onRest: (transform: ZoomTransform) => void,
): MapZoom {
  const rest = useEffectEvent(onRest);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(null);
  useEffect(() => {
    const svg = map.current;
    if (!svg) return;
    const own = zoom<SVGSVGElement, unknown>()
      .scaleExtent(SCALES)
      .filter(isForMap)
      .on('zoom', ({ transform }: { transform: ZoomTransform }) =>
        content.current?.setAttribute('transform', transform.toString()),
      )
      .on('end', ({ transform }: { transform: ZoomTransform }) => rest(transform));
    select(svg).call(own).on('dblclick.zoom', null);
    behaviour.current = own;
    return () => void select(svg).on('.zoom', null);
  }, [map, content]);
  return useMemo(() => {
    const call = (act: (own: ZoomBehavior<SVGSVGElement, unknown>, svg: SVGSVGElement) => void) => {
      if (behaviour.current && map.current) act(behaviour.current, map.current);
    };
    return {
      by: (direction) => call((own, svg) => own.scaleBy(select(svg), STEP ** direction)),
      reset: () => call((own, svg) => own.transform(select(svg), zoomIdentity)),
      show: ({ x, y }, box) =>
        call((own, svg) => {
          const [across, down] = zoomTransform(svg).apply([x, y]);
          const isInside =
            across >= box.x && across <= box.x + box.width && down >= box.y && down <= box.y + box.height;
          if (!isInside) own.translateTo(select(svg), x, y);
        }),
    };
  }, [map]);
}
