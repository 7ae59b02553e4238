import { Link } from 'react-router-dom';
import type { AtlasRelations } from '@otherfolk/shared/atlas/atlas-files';
import { paths } from '@otherfolk/shared/contract/paths';
import { atlasTexts } from '../texts/atlas';
import type { AtlasView } from './atlas-address';
import { type Drawing, type PersonRelation, relationsOfPerson } from './atlas-drawing';
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

function RelationItem({
  atlas,
  relation,
  showsWorld,
}: {
  atlas: AtlasRelations;
  relation: PersonRelation;
  showsWorld: boolean;
}) {
  const [id = '', name] = atlas.people[relation.other] ?? [];
  const kinds = relation.kinds.map((kind) => relationLooks[kind].label).join(', ');
  return (
    <li>
      <Link to={paths.character(id)} dir="auto">
        {name}
      </Link>
      <span className="atlas-kind-name">{[kinds, showsWorld && relation.world].filter(Boolean).join(' · ')}</span>
      {relation.own.length > 0 && (
        <span className="atlas-words" dir="auto">
          {relation.own.join('; ')}
        </span>
      )}
    </li>
  );
}

/** The panel of a person: the name, and the relations. */
export function PersonPanel({ atlas, view, drawing, onClose }: PersonPanelProps) {
  const { person, world } = view;
  const row = person === undefined ? undefined : atlas.people[person];
  if (person === undefined || !row) {
    return <p className="atlas-hint">{texts.hint}</p>;
  }
  const [id, ownName] = row;
  const drawn = drawing.people.find((each) => each.person === person);
  const relations = relationsOfPerson(atlas, view, person);
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
      {relations.length > 0 ? (
        <ul className="atlas-panel-relations">
          {relations.map((each, index) => (
            <RelationItem key={index} atlas={atlas} relation={each} showsWorld={world === undefined} />
          ))}
        </ul>
      ) : (
        <p>{texts.nothing}</p>
      )}
    </>
  );
}
