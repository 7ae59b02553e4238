import { Link } from 'react-router-dom';
import { tagPath } from '../domain/tag-address';
import { type Tag, tagKey } from '../domain/tags';
import { Badge, type BadgeTone } from './badge';
import styles from './tags.module.css';

interface TagsProps {
  tags: readonly Tag[];
  /** The colour of each group's badges; plain where none is named. */
  tones?: Readonly<Record<string, BadgeTone>>;
}

/** Tags, each of which leads to all that bear it. */
export function Tags({ tags, tones = {} }: TagsProps) {
  return (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tagKey(tag)} title={tag.group || undefined}>
          <Link to={tagPath(tag)}>
            <Badge tone={(Object.hasOwn(tones, tag.group) && tones[tag.group]) || 'plain'}>{tag.name}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}
