import { useEffect, useRef } from 'react';
import { useCurrentSection } from '@otherfolk/shared/ui/detail-layout/use-current-section';
import { type FieldGroup, fieldName } from '../fields/field-spec';
import type { FormProblem } from '../fields/form-problems';
import { texts } from '../texts';
import styles from './group-list.module.css';

/** The id of a group's heading and fields in the page. */
export const groupId = ({ id }: Pick<FieldGroup, 'id'>): string => `group-${id}`;

/** Whether the input of that name belongs to the field. */
const isOf = (name: string, field: string) => name === field || name.startsWith(`${field}.`);

/** How many of the problems belong to a group. */
const problemsOf = ({ fields }: Pick<FieldGroup, 'fields'>, problems: readonly FormProblem[]): number =>
  problems.filter(({ name }) => fields.some((field) => isOf(name, fieldName(field)))).length;

function leadTo(group: FieldGroup): void {
  const element = document.getElementById(groupId(group)) as HTMLDetailsElement | null;
  if (!element) return;
  element.open = true;
  element.scrollIntoView({ block: 'start' });
  element.querySelector('summary')?.focus({ preventScroll: true });
}

interface GroupListProps {
  groups: readonly FieldGroup[];
  problems: readonly FormProblem[];
  /** The names of the edited fields. */
  edited: ReadonlySet<string>;
}

/** The groups of a form, with how many problems each has and whether something in it was edited; each leads to its fields. */
export function GroupList({ groups, problems, edited }: GroupListProps) {
  const current = useCurrentSection(groups.map(groupId)) ?? groupId({ id: groups[0]?.id ?? '' });
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !marked) return;
    // A strip that is wider than the screen is scrolled so far that the group that is being read is in sight.
    list.current.scrollLeft = marked.offsetLeft - (list.current.clientWidth - marked.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className={styles.groups} aria-label={texts.editor.groupsOfForm}>
      <ul ref={list}>
        {groups.map((group) => {
          const count = problemsOf(group, problems);
          const isEdited = group.fields.some((field) => edited.has(fieldName(field)));
          return (
            <li key={group.id}>
              <button
                type="button"
                aria-current={groupId(group) === current ? 'true' : undefined}
                onClick={() => leadTo(group)}
              >
                <span>{group.heading}</span>
                {isEdited && (
                  <span className={styles.edited}>
                    <span className="visually-hidden">{texts.editor.edited}</span>
                  </span>
                )}
                {count > 0 && (
                  <span className={styles.count}>
                    <span className="visually-hidden">, </span>
                    <span>{count}</span>
                    <span className="visually-hidden">{` ${texts.editor.problemsOfGroup(count)}`}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
