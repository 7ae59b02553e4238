import type { ZoomTransform } from 'd3-zoom';
import { type KeyboardEvent, type MouseEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { useHydrated } from '@otherfolk/shared/hooks/use-hydrated';
import { atlasTexts } from '../texts/atlas';
import type { Drawing, DrawnPerson } from './atlas-drawing';
import { MapDot } from './map-dot';
import { MapPerson } from './map-person';
import { isArrow, neighbourTowards } from './neighbours';
import { relationLooks } from './relation-looks';
import { type KindPath, relationPaths } from './relation-paths';
import { useZoom } from './use-zoom';

const texts = atlasTexts.map;

interface AtlasMapProps {
  /** The drawing of this moment, perhaps on its way to `drawing`. */
  shown: Drawing;
  drawing: Drawing;
  selected: number | undefined;
  onSelect: (person: number) => void;
  /** Opens a page. */
  onOpen: (to: string) => void;
  svg: RefObject<SVGSVGElement | null>;
  /** The people of all worlds on a large map, whose portraits are drawn only from near. */
  everybody: readonly DrawnPerson[] | undefined;
}

function Lines({ paths, className }: { paths: readonly KindPath[]; className: string }) {
  return paths.map(({ kind, d }) => (
    <path
      key={kind}
      d={d}
      className={`${className} atlas-kind-${kind}`}
      strokeDasharray={relationLooks[kind].dashes || undefined}
      strokeWidth={relationLooks[kind].width}
    />
  ));
}

const NOBODY: ReadonlySet<number> = new Set();

/** The width in CSS pixels from which on a portrait is more than a dot. */
const PORTRAIT_WIDTH = 20;
/** The diameter of a portrait, in the units of the map. */
const PORTRAIT = 56;

/** The people in view, from so near that portraits can be seen. */
function peopleNear({ people, box }: Drawing, transform: ZoomTransform, svg: SVGSVGElement): ReadonlySet<number> {
  const pixels = Math.min(svg.clientWidth / box.width, svg.clientHeight / box.height) * transform.k;
  if (pixels * PORTRAIT < PORTRAIT_WIDTH) return NOBODY;
  const [left, top] = transform.invert([box.x, box.y]);
  const [right, bottom] = transform.invert([box.x + box.width, box.y + box.height]);
  const isIn = ({ x, y }: { x: number; y: number }) => x >= left && x <= right && y >= top && y <= bottom;
  return new Set(people.filter(isIn).map(({ person }) => person));
}

const personAt = (target: EventTarget) => {
  const person = target instanceof Element ? target.closest('[data-person]')?.getAttribute('data-person') : undefined;
  return person ? Number(person) : undefined;
};

/** How many relations each person has on the map, and who is related to the one who is selected. */
function useRelated({ relations }: Drawing, selected: number | undefined) {
  return useMemo(() => {
    const counts = new Map<number, number>();
    const related = new Set<number>();
    for (const { first, second } of relations) {
      counts.set(first, (counts.get(first) ?? 0) + 1);
      counts.set(second, (counts.get(second) ?? 0) + 1);
      if (first === selected) related.add(second);
      if (second === selected) related.add(first);
    }
    return { counts, related };
  }, [relations, selected]);
}

/** The map: people, and lines between them. Arrow keys lead from person to person, Enter opens the page. */
export function AtlasMap({ shown, drawing, selected, onSelect, onOpen, svg, everybody }: AtlasMapProps) {
  const content = useRef<SVGGElement>(null);
  const isLarge = everybody !== undefined;
  const [near, setNear] = useState(NOBODY);
  const zoom = useZoom(svg, content, (transform) => {
    if (isLarge) setNear(svg.current ? peopleNear(drawing, transform, svg.current) : NOBODY);
  });
  const isHydrated = useHydrated();
  const isThere = selected !== undefined && drawing.people.some(({ person }) => person === selected);
  const { counts, related } = useRelated(drawing, isThere ? selected : undefined);
  const positions = useMemo(() => new Map(shown.people.map((each) => [each.person, each])), [shown]);
  const paths = useMemo(() => relationPaths(shown.relations, shown.people), [shown]);
  const ownPaths = useMemo(() => {
    if (!isThere) return [];
    const own = shown.relations.filter(({ first, second }) => first === selected || second === selected);
    return relationPaths(own, shown.people);
  }, [shown, selected, isThere]);
  const current = isThere ? selected : drawing.people[0]?.person;

  const choose = (person: number) => {
    onSelect(person);
    const link = svg.current?.querySelector<SVGAElement>(`[data-person="${person}"]`);
    link?.focus({ preventScroll: true });
    const place = drawing.people.find((each) => each.person === person);
    if (place) zoom.show(place, drawing.box);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = personAt(event.target);
    if (from === undefined || !isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = neighbourTowards(drawing, from, event.key);
    if (next !== undefined) choose(next);
  };
  const onClick = (event: MouseEvent) => {
    const person = personAt(event.target);
    if (person === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Enter has no pointer: it opens the page, as a second press does.
    const to = drawing.people.find((each) => each.person === person)?.to;
    if ((event.detail === 0 || person === selected) && to) onOpen(to);
    else choose(person);
  };
  const { x, y, width, height } = shown.box;
  return (
    <div className="atlas-frame">
      <svg
        ref={svg}
        className="atlas-map"
        viewBox={[x, y, width, height].map(Math.round).join(' ')}
        role="group"
        aria-label={texts.label}
        data-focused={isThere || undefined}
        data-large={isLarge || undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={({ target }) => {
          const person = personAt(target);
          if (person !== undefined && person !== selected && target.matches(':focus-visible')) onSelect(person);
        }}
      >
        <g ref={content}>
          <g aria-hidden>
            <Lines paths={paths} className="atlas-line" />
            <Lines paths={ownPaths} className="atlas-line atlas-own" />
          </g>
          {(everybody ?? shown.people).map((anyone) => {
            const here = isLarge ? positions.get(anyone.person) : anyone;
            const each = here ?? anyone;
            const isSelected = each.person === selected;
            const tabIndex = isHydrated ? (each.person === current ? 0 : -1) : undefined;
            if (!here || (isLarge && !near.has(each.person))) {
              // Names and colours are those of the person from afar: when the world changes, the places alone are new.
              const { person, name, to, colour } = anyone;
              const { x, y } = each;
              return (
                <MapDot
                  key={person}
                  {...{ person, name, to, colour, x, y, isSelected }}
                  isRelated={related.has(person)}
                  isAway={!here}
                  tabIndex={tabIndex ?? -1}
                />
              );
            }
            return (
              <MapPerson
                key={each.person}
                {...each}
                relations={counts.get(each.person) ?? 0}
                isSelected={isSelected}
                isQuiet={isThere && !isSelected && !related.has(each.person)}
                tabIndex={tabIndex}
              />
            );
          })}
        </g>
      </svg>
      <div className="atlas-zoom" role="group" aria-label={texts.zoom}>
        <button type="button" aria-label={texts.zoomIn} disabled={!isHydrated} onClick={() => zoom.by(1)}>
          +
        </button>
        <button type="button" aria-label={texts.zoomOut} disabled={!isHydrated} onClick={() => zoom.by(-1)}>
          −
        </button>
        <button type="button" disabled={!isHydrated} onClick={zoom.reset}>
          {texts.showAll}
        </button>
      </div>
    </div>
  );
}
