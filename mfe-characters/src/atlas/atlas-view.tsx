import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AtlasRelations } from '@otherfolk/shared/atlas/atlas-files';
import { useEarlyInput } from '@otherfolk/shared/hooks/use-early-input';
import { useHydrated } from '@otherfolk/shared/hooks/use-hydrated';
import { useReplaceSearch } from '@otherfolk/shared/hooks/use-replace-search';
import { atlasTexts } from '../texts/atlas';
import { type AtlasView as View, type ChangeView, searchOf, viewFrom } from './atlas-address';
import { KindControls, WorldLinks } from './atlas-controls';
import { AtlasDownloads } from './atlas-downloads';
import { drawingOf } from './atlas-drawing';
import { AtlasMap } from './atlas-map';
import { PersonPanel } from './person-panel';
import { useMoving } from './use-moving';

/** A larger map is no part of the HTML, and its people are at their places at once. */
const LARGE = { people: 150, relations: 900 };

/** How long somebody is selected before the address says so: who walks along relations leaves no trail. */
const ADDRESS_DELAY_MS = 300;

const NO_PARAMS = new URLSearchParams();

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

interface ViewControls {
  select: (person: number) => void;
  /** Changes the rest of the view. */
  show: (change: ChangeView) => void;
  /** Leaves for another page. */
  open: (to: string) => void;
}

/** The view that the address asks for, and the person who was selected since; then what changes it. */
function useView(atlas: AtlasRelations): [View, ViewControls] {
  const isHydrated = useHydrated();
  const { search } = useLocation();
  const navigate = useNavigate();
  const replaceSearch = useReplaceSearch();
  const asked = useMemo(
    () => viewFrom(isHydrated ? new URLSearchParams(search) : NO_PARAMS, atlas),
    [isHydrated, search, atlas],
  );
  const [selected, setSelected] = useState<{ search: string; person: number }>();
  const person = selected?.search === search ? selected.person : asked.person;
  const view = useMemo(() => ({ ...asked, person }), [asked, person]);
  // Ahead of what is drawn: of two changes in a row, the second goes on from the first.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  const show = (change: ChangeView) => {
    latest.current = change(latest.current);
    replaceSearch(searchOf(latest.current, atlas));
  };
  useEffect(() => {
    if (view.person === asked.person) return;
    const timer = setTimeout(() => startTransition(() => show((now) => now)), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  });
  const select = (chosen: number) => setSelected({ search, person: chosen });
  const open = (to: string) => void navigate(to);
  return [view, { select, show, open }];
}

/** The map with all that belongs to it. */
export function AtlasView({ atlas }: { atlas: AtlasRelations }) {
  const [view, { select, show, open }] = useView(atlas);
  const { world, kinds } = view;
  const isHydrated = useHydrated();
  const drawing = useMemo(() => drawingOf(atlas, { world, kinds, person: undefined }), [atlas, world, kinds]);
  const isLarge = atlas.people.length > LARGE.people || atlas.relations.length > LARGE.relations;
  const everybody = useMemo(
    () => (isLarge ? drawingOf(atlas, { world: undefined, kinds: [], person: undefined }).people : undefined),
    [atlas, isLarge],
  );
  const isStill = isLarge || !isHydrated || matchMedia(REDUCED_MOTION).matches;
  const shown = useMoving(drawing, isStill);
  const svg = useRef<SVGSVGElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const close = () => {
    show((now) => ({ ...now, person: undefined }));
    // The focus does not go to the map, where it chooses somebody.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  useEarlyInput(part);
  return (
    <div ref={part}>
      <WorldLinks atlas={atlas} view={view} />
      <div className="atlas-body">
        {isLarge && !isHydrated ? (
          <div className="atlas-frame" />
        ) : (
          <AtlasMap
            shown={shown}
            drawing={drawing}
            selected={view.person}
            onSelect={select}
            onOpen={open}
            svg={svg}
            everybody={everybody}
          />
        )}
        <div className="atlas-side">
          <KindControls atlas={atlas} view={view} onChange={show} />
          <aside className="atlas-panel" aria-label={atlasTexts.panel.label} aria-live="polite">
            <PersonPanel atlas={atlas} view={view} drawing={drawing} onClose={close} />
          </aside>
        </div>
      </div>
      <AtlasDownloads drawing={drawing} svg={svg} />
    </div>
  );
}
