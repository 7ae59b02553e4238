import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { tagPath } from '@otherfolk/shared/domain/tag-address';
import { type Tag, tagKey } from '@otherfolk/shared/domain/tags';
import styles from './tag-line.module.css';

const SEPARATOR = ' • '; // docs/product.md#card-of-a-location

interface TagLineProps {
  tags: readonly Tag[];
  /** Whether each group is named before its tags. */
  withGroups?: boolean;
}

/** Tags that follow each other where their group is named, else each by itself. */
function partsOf(tags: readonly Tag[], withGroups: boolean): { group: string; tags: Tag[] }[] {
  if (!withGroups) return tags.map((tag) => ({ group: '', tags: [tag] }));
  const groups = new Map<string, Tag[]>();
  for (const tag of tags) groups.set(tag.group, [...(groups.get(tag.group) ?? []), tag]);
  return [...groups].map(([group, all]) => ({ group, tags: all }));
}

/** The names of tags in one line; each leads to all that bear it. */
export function TagLine({ tags, withGroups = false }: TagLineProps) {
  return (
    <p className={styles.tags}>
      {partsOf(tags, withGroups).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <span>{SEPARATOR}</span>}
          {part.group !== '' && <span dir="auto">{`${part.group}: `}</span>}
          {part.tags.map((tag, index) => (
            <Fragment key={tagKey(tag)}>
              {index > 0 && <span>, </span>}
              <Link to={tagPath(tag)} title={tag.group || undefined} dir="auto">
                {tag.name}
              </Link>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}
