import { Link } from 'react-router-dom';
import type { AtlasRelations } from '@otherfolk/shared/atlas/atlas-files';
import { keepScrollPosition } from '@otherfolk/shared/contract/keep-scroll-position';
import { RELATION_KINDS } from '@otherfolk/shared/domain/relation-kinds';
import { type AtlasView, searchOf } from './atlas-address';
import { PRESETS, relationLooks } from './relation-looks';

interface AtlasControlsProps {
  atlas: AtlasRelations;
  view: AtlasView;
  onChange: (view: AtlasView) => void;
}

const SAMPLE_LENGTH = 34;

function KindSample({ kind }: { kind: (typeof RELATION_KINDS)[number] }) {
  const { dashes, width } = relationLooks[kind];
  return (
    <svg className="atlas-sample" viewBox={`0 0 ${SAMPLE_LENGTH} 8`} width={SAMPLE_LENGTH} height={8} aria-hidden>
      <path
        d={`M2 4H${SAMPLE_LENGTH - 2}`}
        className={`atlas-line atlas-own atlas-kind-${kind}`}
        strokeDasharray={dashes || undefined}
        strokeWidth={width}
      />
    </svg>
  );
}

/** Worlds and presets are links, so that they do something before scripts have come. */
export function AtlasControls({ atlas, view, onChange }: AtlasControlsProps) {
  const toggle = (kind: (typeof RELATION_KINDS)[number]) => {
    const isOn = (each: typeof kind) => (each === kind) !== view.kinds.includes(each);
    onChange({ ...view, kinds: RELATION_KINDS.filter(isOn) });
  };
  const link = (label: string, to: AtlasView, isCurrent: boolean) => (
    <li key={label}>
      <Link
        to={{ search: searchOf(to, atlas) }}
        state={keepScrollPosition}
        replace
        aria-current={isCurrent || undefined}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <div className="atlas-controls">
      <nav aria-label="Worlds">
        <ul className="atlas-worlds">
          {link('All worlds', { ...view, world: undefined }, view.world === undefined)}
          {atlas.worlds.map((label, world) => link(label, { ...view, world }, view.world === world))}
        </ul>
      </nav>
      <nav aria-label="Presets">
        <ul className="atlas-presets">
          {PRESETS.map(({ label, kinds }) => link(label, { ...view, kinds }, kinds.join() === view.kinds.join()))}
        </ul>
      </nav>
      <fieldset className="atlas-kinds">
        <legend>Relations</legend>
        {RELATION_KINDS.map((kind) => (
          <label key={kind}>
            <input type="checkbox" checked={view.kinds.includes(kind)} onChange={() => toggle(kind)} />
            <KindSample kind={kind} />
            {relationLooks[kind].label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
