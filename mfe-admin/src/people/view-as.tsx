import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { MEMBER_FLAGS } from '@otherfolk/shared/domain/rights-in-words';
import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import { useViewedAs } from '@otherfolk/shared/session';
import { texts } from '../texts';
import styles from './people.module.css';

/** Chooses as whom the admin sees the site, so that a release can be checked. The layout shows that it is so, and how it ends. */
export function ViewAs() {
  const { memberAdmin } = useShellContext();
  const viewed = useViewedAs();
  const rights: Viewer = viewed ?? VISITOR;
  const viewAs = (as: Viewer | undefined) =>
    void memberAdmin().then(
      (admin) => admin.viewAs(as),
      (error: unknown) => console.warn('The view cannot be changed', error),
    );
  return (
    <fieldset className={styles.viewAs}>
      <legend>{texts.people.viewAs}</legend>
      <label>
        <input
          type="checkbox"
          checked={viewed !== undefined}
          onChange={(event) => viewAs(event.target.checked ? VISITOR : undefined)}
        />{' '}
        {texts.people.visitor}
      </label>
      {MEMBER_FLAGS.map(({ flag, label }) => (
        <label key={flag}>
          <input
            type="checkbox"
            checked={rights[flag]}
            onChange={(event) => viewAs({ ...rights, [flag]: event.target.checked })}
          />
          <span>{` ${texts.people.withFlag(label)}`}</span>
        </label>
      ))}
    </fieldset>
  );
}
