import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import type { Family as FamilyFile, FamilyMember } from '@otherfolk/shared/kinds/family/family-schema';
import { Prose } from '@otherfolk/shared/ui/prose';
import { FamilyTreeOnDemand } from '../atlas/family-tree-on-demand';
import { detailTexts } from '../texts/detail';
import styles from './family.module.css';

const texts = detailTexts.family;

const nameOf = ({ name, characterId, id }: FamilyMember) => name || characterId || id;
const anchorOf = (index: number) => `family-${index + 1}`;

type Members = readonly FamilyMember[];

/** The name of a member: a link to the character's page, or else to what the family says of him or her. */
function Relative({ id, members }: { id: string; members: Members }) {
  const index = members.findIndex((member) => member.id === id);
  const member = members[index];
  if (!member) return null;
  if (member.characterId)
    return (
      <Link to={paths.character(member.characterId)} dir="auto">
        {nameOf(member)}
      </Link>
    );
  return (
    <a href={`#${anchorOf(index)}`} dir="auto">
      {nameOf(member)}
    </a>
  );
}

function Relation({ label, ids = [], members }: { label: string; ids: string[] | undefined; members: Members }) {
  const known = [...new Set(ids)].filter((id) => members.some((member) => member.id === id));
  if (known.length === 0) return null;
  return (
    <p>
      <span>{`${label} `}</span>
      {known.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && <span>{texts.and}</span>}
          <Relative id={id} members={members} />
        </Fragment>
      ))}
    </p>
  );
}

function Member({ member, anchor, members }: { member: FamilyMember; anchor: string; members: Members }) {
  const { characterId, relation, born, died, note, parents, partners } = member;
  return (
    <li id={anchor}>
      <p className={styles.name} dir="auto">
        {characterId ? <Link to={paths.character(characterId)}>{nameOf(member)}</Link> : <span>{nameOf(member)}</span>}
        {relation && <span>{` ${relation}`}</span>}
      </p>
      {born && <p>{texts.born(born)}</p>}
      {died && <p>{texts.died(died)}</p>}
      <Relation label={texts.childOf} ids={parents} members={members} />
      <Relation label={texts.partnerOf} ids={partners} members={members} />
      {note && <p dir="auto">{note}</p>}
    </li>
  );
}

/** The family of a character: its tree, then member by member, with who belongs to whom. */
export function Family({ family }: { family: FamilyFile }) {
  const { name, motto, description, members = [] } = family;
  return (
    <>
      {name && <h3 dir="auto">{name}</h3>}
      {motto && (
        <p className={styles.motto} dir="auto">
          {motto}
        </p>
      )}
      <FamilyTreeOnDemand family={family} />
      <Prose value={description ?? ''} level={4} />
      {members.length > 0 && (
        <ul className={styles.members}>
          {members.map((member, index) => (
            <Member key={index} member={member} anchor={anchorOf(index)} members={members} />
          ))}
        </ul>
      )}
    </>
  );
}
