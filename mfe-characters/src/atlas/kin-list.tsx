import { Link } from 'react-router-dom';
import type { AtlasMember } from '@otherfolk/shared/atlas/atlas-files';
import { paths } from '@otherfolk/shared/contract/paths';
import { familiesTexts } from '../texts/families';

const texts = familiesTexts.inWords;

const namesOf = (ids: readonly string[], members: readonly AtlasMember[]): string =>
  [...new Set(ids)].flatMap((id) => members.find((member) => member.id === id)?.name ?? []).join(texts.and);

/** A family in words: who is whose child, and whose partner. */
export function KinList({ members }: { members: readonly AtlasMember[] }) {
  return (
    <details className="atlas-kin-list">
      <summary>{texts.label}</summary>
      <ul>
        {members.map(({ id, characterId, name, relation, parents, partners }, index) => {
          const [of, beside] = [namesOf(parents, members), namesOf(partners, members)];
          return (
            <li key={`${id} ${index}`}>
              {characterId ? <Link to={paths.character(characterId)}>{name}</Link> : <span>{name}</span>}
              {relation && <span>{texts.relation(relation)}</span>}
              {of && <span>{texts.childOf(of)}</span>}
              {beside && <span>{texts.partnerOf(beside)}</span>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
