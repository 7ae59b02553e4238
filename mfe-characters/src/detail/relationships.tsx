import { Link } from 'react-router-dom';
import type { Relationship, Relationships as Value } from '@otherfolk/shared/catalogue/schemas/character-sections';
import { paths } from '@otherfolk/shared/contract/paths';
import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import { Prose } from '@otherfolk/shared/ui/prose';
import { TextList } from '@otherfolk/shared/ui/text-list';

function Relation({ characterId, name, relation, text }: Relationship) {
  const shown = name || characterId;
  return (
    <>
      {shown && <strong>{characterId ? <Link to={paths.character(characterId)}>{shown}</Link> : shown}</strong>}
      {relation && ` (${relation})`}
      {text && `${shown || relation ? ': ' : ''}${text}`}
    </>
  );
}

/** Who matters to a character; those of the catalogue are linked. */
export function Relationships({ value }: { value: Value }) {
  if (!Array.isArray(value)) return <Prose value={value} />;
  return (
    <TextList>
      {value
        .filter((item) => !isEmptyValue(item))
        .map((item, index) => (
          <li key={index}>{typeof item === 'string' ? item : <Relation {...item} />}</li>
        ))}
    </TextList>
  );
}
