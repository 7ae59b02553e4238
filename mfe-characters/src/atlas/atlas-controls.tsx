import { Link } from 'react-router-dom';
import type { AtlasRelations } from '@otherfolk/shared/atlas/atlas-files';
import { keepScrollPosition } from '@otherfolk/shared/contract/keep-scroll-position';
import { RELATION_KINDS, type RelationKind } from '@otherfolk/shared/domain/relation-kinds';
import { atlasTexts } from '../texts/atlas';
import { type AtlasView, type ChangeView, searchOf } from './atlas-address';
import { PRESETS, relationLooks } from './relation-looks';

const texts = atlasTexts.controls;

interface AtlasControlsProps {
  atlas: AtlasRelations;
  view: AtlasView;
  onChange: (change: ChangeView) => void;
}

const SAMPLE_LENGTH = 34;

function KindSample({ kind }: { kind: RelationKind }) {
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

interface ViewLinkProps {
  atlas: AtlasRelations;
  label: string;
  to: AtlasView;
  isCurrent: boolean;
}

/** A link, so that it does something before scripts have come. */
function ViewLink({ atlas, label, to, isCurrent }: ViewLinkProps) {
  return (
    <li>
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
}

/** Links that choose the world which is shown. */
export function WorldLinks({ atlas, view }: Omit<AtlasControlsProps, 'onChange'>) {
  const link = (label: string, world: number | undefined) => (
    <ViewLink key={label} atlas={atlas} label={label} to={{ ...view, world }} isCurrent={view.world === world} />
  );
  return (
    <nav aria-label={texts.worlds} className="atlas-worlds">
      <ul>
        {link(atlasTexts.allWorlds, undefined)}
        {atlas.worlds.map(link)}
      </ul>
    </nav>
  );
}

/** Controls that choose the kinds of relations which are shown. */
export function KindControls({ atlas, view, onChange }: AtlasControlsProps) {
  const toggle = (kind: RelationKind) =>
    onChange(({ kinds, ...rest }) => {
      const isOn = (each: RelationKind) => (each === kind) !== kinds.includes(each);
      return { ...rest, kinds: RELATION_KINDS.filter(isOn) };
    });
  return (
    <>
      <nav aria-label={texts.presets} className="atlas-presets">
        <ul>
          {PRESETS.map(({ label, kinds }) => (
            <ViewLink
              key={label}
              atlas={atlas}
              label={label}
              to={{ ...view, kinds }}
              isCurrent={kinds.join() === view.kinds.join()}
            />
          ))}
        </ul>
      </nav>
      <fieldset className="atlas-kinds">
        <legend className="visually-hidden">{texts.relations}</legend>
        {RELATION_KINDS.map((kind) => (
          <label key={kind}>
            <input type="checkbox" checked={view.kinds.includes(kind)} onChange={() => toggle(kind)} />
            <KindSample kind={kind} />
            <span>{relationLooks[kind].label}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
