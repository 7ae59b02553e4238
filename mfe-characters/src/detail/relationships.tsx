import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import type { Relationship, Relationships as Value } from '@otherfolk/shared/kinds/character/character-sections';
import { Image } from '@otherfolk/shared/ui/image/image';
import { Prose } from '@otherfolk/shared/ui/prose';
import { TextList } from '@otherfolk/shared/ui/text-list';
import styles from './relationships.module.css';

function Relation({ characterId, name, relation, text }: Relationship) {
  const shown = name || characterId;
  return (
    <>
      {shown && <strong>{characterId ? <Link to={paths.character(characterId)}>{shown}</Link> : shown}</strong>}
      {relation && <span>{` (${relation})`}</span>}
      {text && <span>{`${shown || relation ? ': ' : ''}${text}`}</span>}
    </>
  );
}

interface RelationshipsProps {
  value: Value;
  /** Avatars by the ids of relations. */
  portraits?: Readonly<Record<string, string>> | undefined;
}

/** The people who matter to a character; those of the catalogue are linked, and on wide screens stand with their portraits. */
export function Relationships({ value, portraits = {} }: RelationshipsProps) {
  if (!Array.isArray(value)) return <Prose value={value} />;
  const portraitOf = (item: string | Relationship) =>
    typeof item === 'object' && item.characterId && Object.hasOwn(portraits, item.characterId)
      ? portraits[item.characterId]
      : undefined;
  return (
    <div className={styles.relations}>
      <TextList>
        {value
          .filter((item) => !isEmptyValue(item))
          .map((item, index) => {
            const portrait = portraitOf(item);
            return (
              <li key={index}>
                {portrait && <Image kind="avatar" file={portrait} alt="" sizes="96px" className={styles.portrait} />}
                <span dir="auto">{typeof item === 'string' ? item : <Relation {...item} />}</span>
              </li>
            );
          })}
      </TextList>
    </div>
  );
}
