import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useWatch } from 'react-hook-form';
import { memberParts } from '../fields/members-codec';
import { emptyItem, type ItemForm } from '../fields/record-codec';
import { texts } from '../texts';
import { useAsk } from '../ui/use-ask';
import {
  idOf,
  mayBeChildOf,
  movedBelow,
  type NewKin,
  newMemberId,
  withMember,
  withoutMember,
  withParents,
} from './family-rules';
import { FamilyTree, nameOfMember } from './family-tree';
import styles from './family-tree.module.css';
import { focusField } from './focus-field';
import { KinInput } from './kin-input';
import { PersonInput } from './person-input';
import { FieldsInRow, LongTextInput, TextInput } from './plain-inputs';

type MemberForm = ItemForm<typeof memberParts>;

const TOP = 'nobody';
const KIN: readonly NewKin[] = ['partner', 'child', 'parent'];

/** The members of a family as a tree: who is selected is edited below it. */
export function FamilyInput({ name }: { name: string }) {
  const { replace } = useFieldArray({ name, keyName: 'key' });
  const members = (useWatch({ name }) ?? []) as MemberForm[];
  const [place, setPlace] = useState<number>();
  const [said, setSaid] = useState('');
  const family = useRef<HTMLDivElement>(null);
  const { ask, confirm, dialog } = useAsk();
  const selected = place === undefined ? undefined : members[place];

  /** The member who is to be focused, as soon as so many members are drawn. */
  const focus = useRef<{ place: number; among: number }>(undefined);
  useEffect(() => {
    const { place: at, among } = focus.current ?? {};
    if (at === undefined || among !== members.length) return;
    focus.current = undefined;
    family.current?.querySelector<HTMLElement>(among > 0 ? `[data-place="${at}"]` : 'button')?.focus();
  });

  /** Shows these members from now on, and selects the one at `at`. */
  function show(next: MemberForm[], at: number | undefined, text: string): void {
    focus.current = { place: at ?? 0, among: next.length };
    replace(next);
    setPlace(at);
    setSaid(text);
  }

  async function add(kin?: NewKin): Promise<void> {
    const who = selected && kin ? `${kin} of ${nameOfMember(selected)}` : 'member';
    const answer = await ask({ title: `New ${who}`, fields: [{ name: 'name', label: 'Name' }], submit: ['Add'] });
    if (!answer) return;
    const { name: given } = answer.values;
    const member = emptyItem(memberParts, { id: newMemberId(given, members), name: given });
    show(withMember(members, member, kin, place), members.length, `${given} is in the family.`);
  }

  function move(child: number, parent: number): void {
    const [who, whose] = [members[child], members[parent]];
    if (!who || !whose) return;
    if (!mayBeChildOf(members, child, parent)) {
      return setSaid(`${nameOfMember(who)} cannot be a child of ${nameOfMember(whose)}, who descends from them.`);
    }
    show(movedBelow(members, child, parent), child, `${nameOfMember(who)} is a child of ${nameOfMember(whose)}.`);
  }

  async function askWhereTo(child: MemberForm, at: number): Promise<void> {
    const possible = members.flatMap((member, each) =>
      mayBeChildOf(members, at, each) ? [[String(each), nameOfMember(member)] as const] : [],
    );
    const answer = await ask({
      title: `Move ${nameOfMember(child)}`,
      fields: [
        {
          name: 'parent',
          label: 'Child of',
          value: TOP,
          choices: [[TOP, 'No one: the top of the tree'], ...possible],
        },
      ],
      submit: ['Move'],
    });
    if (!answer) return;
    const { parent } = answer.values;
    if (parent !== TOP) return move(at, Number(parent));
    show(withParents(members, at, []), at, `${nameOfMember(child)} has no parents in the family.`);
  }

  async function remove(member: MemberForm, at: number): Promise<void> {
    const who = nameOfMember(member);
    const text = `Remove ${who} from the family? Partners and children stay, without what refers to ${who}. Undo brings all of it back.`;
    if (!(await confirm({ title: 'Remove Member', text, yes: 'Remove', no: 'Keep' }))) return;
    show(withoutMember(members, at), undefined, `${who} is no longer in the family.`);
  }

  const item = `${name}.${place}`;
  return (
    <div ref={family} className={styles.family}>
      {members.length === 0 ? (
        <p className={styles.hint}>{texts.form.familyIsEmpty}</p>
      ) : (
        <>
          <p className={styles.hint}>{texts.form.choosePerson}</p>
          <FamilyTree
            label={texts.form.familyTree}
            members={members}
            selected={place}
            onSelect={setPlace}
            onOpen={(at) => {
              flushSync(() => setPlace(at));
              focusField(`${name}.${at}.name`);
            }}
            onMove={move}
          />
        </>
      )}
      <p role="status" className={styles.hint}>
        {said}
      </p>
      {selected && place !== undefined ? (
        <section
          className={styles.personForm}
          aria-label={nameOfMember(selected)}
          key={`${place} ${idOf(selected, place)}`}
        >
          <div className={styles.actions}>
            {KIN.map((kin) => (
              <button key={kin} type="button" onClick={() => void add(kin)}>
                {texts.form.add(kin)}
              </button>
            ))}
            <button type="button" onClick={() => void askWhereTo(selected, place)}>
              {texts.form.moveTo}
            </button>
            <button type="button" onClick={() => void remove(selected, place)}>
              {texts.form.remove}
            </button>
          </div>
          <FieldsInRow>
            <TextInput name={`${item}.name`} label={texts.form.name} />
            <TextInput name={`${item}.relation`} label={texts.form.relation} />
          </FieldsInRow>
          <PersonInput name={`${item}.characterId`} label={texts.form.character} writtenName={`${item}.name`} />
          <FieldsInRow>
            <TextInput name={`${item}.born`} label={texts.form.born} />
            <TextInput name={`${item}.died`} label={texts.form.died} />
          </FieldsInRow>
          <LongTextInput name={`${item}.note`} label={texts.form.note} />
          <KinInput members={members} place={place} onChange={replace} />
        </section>
      ) : (
        <div className={styles.actions}>
          <button type="button" onClick={() => void add()}>
            {texts.form.addMember}
          </button>
        </div>
      )}
      {dialog}
    </div>
  );
}
