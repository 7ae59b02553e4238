import { type KeyboardEvent, type MouseEvent, type RefObject, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHydrated } from '@otherfolk/shared/page/use-hydrated';
import type { Drawing } from './atlas-drawing';
import { MapPerson } from './map-person';
import { isArrow, neighbourTowards } from './neighbours';
import { relationLooks } from './relation-looks';
import { type KindPath, relationPaths } from './relation-paths';
import { useZoom } from './use-zoom';

interface AtlasMapProps {
  /** What is drawn now, perhaps on its way to `drawing`. */
  shown: Drawing;
  drawing: Drawing;
  selected: number | undefined;
  onSelect: (person: number) => void;
  svg: RefObject<SVGSVGElement | null>;
  hasPortraits: boolean;
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
export function AtlasMap({ shown, drawing, selected, onSelect, svg, hasPortraits }: AtlasMapProps) {
  const content = useRef<SVGGElement>(null);
  const zoom = useZoom(svg, content);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isThere = selected !== undefined && drawing.people.some(({ person }) => person === selected);
  const { counts, related } = useRelated(drawing, isThere ? selected : undefined);
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
    if ((event.detail === 0 || person === selected) && to) void navigate(to);
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
        aria-label="Map of people"
        data-focused={isThere || undefined}
        data-dense={shown.relations.length > 400 || undefined}
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
          {shown.people.map((each) => (
            <MapPerson
              key={each.person}
              {...each}
              relations={counts.get(each.person) ?? 0}
              isSelected={each.person === selected}
              isQuiet={isThere && each.person !== selected && !related.has(each.person)}
              tabIndex={isHydrated ? (each.person === current ? 0 : -1) : undefined}
              hasPortrait={hasPortraits}
            />
          ))}
        </g>
      </svg>
      <div className="atlas-zoom" role="group" aria-label="Zoom">
        <button type="button" aria-label="Zoom in" disabled={!isHydrated} onClick={() => zoom.by(1)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" disabled={!isHydrated} onClick={() => zoom.by(-1)}>
          −
        </button>
        <button type="button" disabled={!isHydrated} onClick={zoom.reset}>
          Show all
        </button>
      </div>
    </div>
  );
}
