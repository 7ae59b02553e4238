import { Link } from 'react-router-dom';
import type { AtlasRelations } from '@otherfolk/shared/atlas/atlas-files';
import { paths } from '@otherfolk/shared/contract/paths';
import { atlasTexts } from '../texts/atlas';
import type { AtlasView } from './atlas-address';
import { type Drawing, relationsOfPerson, type ToldRelation } from './atlas-drawing';
import { Portrait } from './portrait';
import { relationLooks } from './relation-looks';

const texts = atlasTexts.panel;

const RADIUS = 44;

interface PersonPanelProps {
  atlas: AtlasRelations;
  view: AtlasView;
  drawing: Drawing;
  onClose: () => void;
}

function Told({ atlas, told, showsWorld }: { atlas: AtlasRelations; told: ToldRelation; showsWorld: boolean }) {
  const [id = '', name] = atlas.people[told.other] ?? [];
  const kinds = told.kinds.map((kind) => relationLooks[kind].label).join(', ');
  return (
    <li>
      <Link to={paths.character(id)} dir="auto">
        {name}
      </Link>
      <span className="atlas-kind-name">{[kinds, showsWorld && told.world].filter(Boolean).join(' · ')}</span>
      {told.own.length > 0 && (
        <span className="atlas-words" dir="auto">
          {told.own.join('; ')}
        </span>
      )}
    </li>
  );
}

/** Who somebody is, and to whom. */
export function PersonPanel({ atlas, view, drawing, onClose }: PersonPanelProps) {
  const { person, world } = view;
  const row = person === undefined ? undefined : atlas.people[person];
  if (person === undefined || !row) {
    return <p className="atlas-hint">{texts.hint}</p>;
  }
  const [id, ownName] = row;
  const drawn = drawing.people.find((each) => each.person === person);
  const told = relationsOfPerson(atlas, view, person);
  const name = drawn?.name ?? ownName;
  return (
    <>
      <button type="button" className="atlas-close" aria-label={texts.close} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
      <svg className="atlas-panel-portrait" viewBox="-46 -46 92 92" width={92} height={92} aria-hidden>
        <Portrait key={drawn?.avatar} name={name} avatar={drawn?.avatar ?? ''} colour={drawn?.colour} radius={RADIUS} />
      </svg>
      <h2 dir="auto">{name}</h2>
      {!drawn && <p>{texts.away}</p>}
      <p>
        <Link to={drawn?.to ?? paths.character(id)} className="button">
          {texts.open}
        </Link>
      </p>
      {told.length > 0 ? (
        <ul className="atlas-panel-relations">
          {told.map((each, index) => (
            <Told key={index} atlas={atlas} told={each} showsWorld={world === undefined} />
          ))}
        </ul>
      ) : (
        <p>{texts.nothing}</p>
      )}
    </>
  );
}
