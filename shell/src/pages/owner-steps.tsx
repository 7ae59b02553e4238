import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { editorPath, NEW_ITEM } from '@otherfolk/shared/contract/editor-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { ownerSteps } from './owner-steps-of';

/** The first steps of an owner, and which of them are done. */
export function OwnerSteps() {
  const id = useId();
  const site = useSuspenseQuery(siteQuery).data;
  const lives = useSuspenseQuery(characterIndexQuery).data;
  const [first] = lives;
  const links = {
    site: { to: editorPath('site', 'site'), text: 'Name your site' },
    person: { to: `${paths.admin}?${NEW_ITEM}=core`, text: 'Make a person' },
    publish: { to: first ? paths.editVariant(first.id) : paths.admin, text: 'Publish' },
  };
  return (
    <section className="home-steps" aria-labelledby={id}>
      <h2 id={id}>Three steps to your first page</h2>
      <ol>
        {ownerSteps(site, lives).map(({ step, isDone, hint }) => (
          <li key={step} data-done={isDone || undefined}>
            <p>
              <Link to={links[step].to}>{links[step].text}</Link>
              {isDone && <span>Done</span>}
            </p>
            <p>{hint}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
