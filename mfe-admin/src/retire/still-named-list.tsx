import { Link } from 'react-router-dom';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { StillNamed } from './removal-plan';

/** The files that keep an item from being removed, each with a link to where it is named. */
export function StillNamedList({ error }: { error: unknown }) {
  if (!(error instanceof StillNamed)) return null;
  return (
    <ul>
      {error.mentions.map(({ file, references }) => (
        <li key={file.path}>
          {references.map(({ path }, nth) => (
            <span key={path}>
              {nth > 0 && <span>, </span>}
              <Link to={`${editorPath(file.kind, file.id)}?field=${encodeURIComponent(path)}`}>
                {`${file.path} ${path}`}
              </Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
