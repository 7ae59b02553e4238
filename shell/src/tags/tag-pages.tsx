import { useParams } from 'react-router-dom';
import { TagPage } from './tag-page';
import { TagsPage } from './tags-page';

/** The page of all tags, and that of each of them. A group alone has none. */
export function TagPages() {
  const { group, name = '' } = useParams();
  return group === undefined ? <TagsPage /> : <TagPage key={`${group}/${name}`} group={group} name={name} />;
}
