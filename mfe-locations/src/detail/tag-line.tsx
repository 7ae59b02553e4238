import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { tagPath } from '@otherfolk/shared/domain/tag-address';
import { type Tag, tagKey } from '@otherfolk/shared/domain/tags';
import styles from './tag-line.module.css';

const SEPARATOR = ' • '; // docs/product.md#card-of-a-location

/** The names of tags in one line; each leads to all that bear it. */
export function TagLine({ tags }: { tags: readonly Tag[] }) {
  return (
    <p className={styles.tags}>
      {tags.map((tag, index) => (
        <Fragment key={tagKey(tag)}>
          {index > 0 && <span>{SEPARATOR}</span>}
          <Link to={tagPath(tag)} title={tag.group || undefined} dir="auto">
            {tag.name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
