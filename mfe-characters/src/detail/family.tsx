import type { Family as FamilyFile, FamilyMember } from '@otherfolk/shared/catalogue/schemas/family';
import { paths } from '@otherfolk/shared/contract/paths';
import { Prose } from '@otherfolk/shared/ui/prose';
import { Link } from 'react-router-dom';
import styles from './family.module.css';

const nameOf = ({ name, characterId, id }: FamilyMember) => name || characterId || id;

function Member({ member, names }: { member: FamilyMember; names: ReadonlyMap<string, string> }) {
  const { characterId, relation, born, died, note } = member;
  const named = (ids: readonly string[] = []) => ids.flatMap((id) => names.get(id) ?? []).join(' and ');
  const [parents, partners] = [named(member.parents), named(member.partners)];
  return (
    <li>
      <p className={styles.name}>
        {characterId ? <Link to={paths.character(characterId)}>{nameOf(member)}</Link> : nameOf(member)}
        {relation && <span> {relation}</span>}
      </p>
      {born && <p>Born: {born}</p>}
      {died && <p>Died: {died}</p>}
      {parents && <p>Child of {parents}</p>}
      {partners && <p>Partner of {partners}</p>}
      {note && <p>{note}</p>}
    </li>
  );
}

/** The family of a character, member by member, with who belongs to whom. */
export function Family({ family }: { family: FamilyFile }) {
  const { name, motto, description, members = [] } = family;
  const names = new Map(members.map((member) => [member.id, nameOf(member)]));
  return (
    <>
      {name && <h3>{name}</h3>}
      {motto && <p className={styles.motto}>{motto}</p>}
      <Prose value={description ?? ''} level={4} />
      {members.length > 0 && (
        <ul className={styles.members}>
          {members.map((member, index) => (
            <Member key={index} member={member} names={names} />
          ))}
        </ul>
      )}
    </>
  );
}
