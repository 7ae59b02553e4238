import { texts } from '../texts';
import { idOf, mayBeChildOf, type Member, withoutLink, withParent, withPartners } from './family-rules';
import { nameOfMember } from './family-tree';
import styles from './form.module.css';

interface KinInputProps<M extends Member> {
  members: readonly M[];
  place: number;
  onChange: (members: M[]) => void;
}

const LISTS = [
  ['parents', 'Parents', 'parent'],
  ['partners', 'Partners', 'partner'],
] as const;

/** The parents and partners of a member: links to others of the family, to be added and taken away. */
export function KinInput<M extends Member>({ members, place, onChange }: KinInputProps<M>) {
  const own = members[place];
  if (!own) return null;
  return (
    <div className={styles.together}>
      {LISTS.map(([key, label, noun]) => {
        const linked = new Set(own[key].map(({ id }) => id));
        const isPossible = (other: number) =>
          other !== place &&
          !linked.has(idOf(members[other] as M, other)) &&
          (key === 'partners' || mayBeChildOf(members, place, other));
        const link = (other: number) =>
          onChange(key === 'parents' ? withParent(members, place, other) : withPartners(members, place, other));
        return (
          <fieldset key={key} className={styles.titled}>
            <legend>{label}</legend>
            <ul className={styles.chips}>
              {[...linked].map((id) => {
                const named = members.find((each, other) => idOf(each, other) === id);
                const text = named ? nameOfMember(named) : texts.form.notOfFamily(id);
                return (
                  <li key={id}>
                    <span>{text}</span>
                    <button
                      type="button"
                      aria-label={texts.form.removeKin(noun, text)}
                      onClick={() => onChange(withoutLink(members, place, key, id))}
                    >
                      ✕
                    </button>
                  </li>
                );
              })}
            </ul>
            <div className={styles.row}>
              <select
                aria-label={texts.form.linkKin(noun)}
                value=""
                onChange={({ target }) => link(Number(target.value))}
              >
                <option value="">{texts.form.linkKinChoice(noun)}</option>
                {members.map((member, other) =>
                  isPossible(other) ? (
                    <option key={other} value={other}>
                      {nameOfMember(member)}
                    </option>
                  ) : null,
                )}
              </select>
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
