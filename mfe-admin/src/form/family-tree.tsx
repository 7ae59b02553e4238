import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type Branch, forestOf, type Member } from './family-rules';
import styles from './family-tree.module.css';

/** How far a pointer goes, and how long a finger rests, before it drags. */
const DRAG_PX = 6;
const HOLD_MS = 250;

interface Placed {
  place: number;
  level: number;
  /** The places of the first in the branch above the person's own, and of the first in the branches below it. */
  above: number | undefined;
  below: number | undefined;
}

/** Everybody in the order in which the tree is read. */
const placedIn = (branches: readonly Branch[], level = 1, above?: number): Placed[] =>
  branches.flatMap(({ couple, children }) => [
    ...couple.map((place) => ({ place, level, above, below: children[0]?.couple[0] })),
    ...placedIn(children, level + 1, couple[0]),
  ]);

/** The member to which a key of the ARIA tree pattern leads. */
function destination(key: string, order: readonly Placed[], current: number): number | undefined {
  const at = order.findIndex(({ place }) => place === current);
  switch (key) {
    case 'ArrowDown':
      return order[at + 1]?.place;
    case 'ArrowUp':
      return order[at - 1]?.place;
    case 'ArrowRight':
      return order[at]?.below;
    case 'ArrowLeft':
      return order[at]?.above;
    case 'Home':
      return order[0]?.place;
    case 'End':
      return order.at(-1)?.place;
    default:
      return undefined;
  }
}

export const nameOfMember = ({ name, id }: Pick<Member, 'name' | 'id'>): string => name || id || 'Nameless';

interface PersonProps {
  place: number;
  level: number;
  member: Member & { relation?: string };
  isSelected: boolean;
  isTabStop: boolean;
  onSelect: () => void;
  onPress: (event: KeyboardEvent<HTMLElement>) => void;
}

function Person({ place, level, member, isSelected, isTabStop, onSelect, onPress }: PersonProps) {
  const drag = useDraggable({ id: place });
  const drop = useDroppable({ id: place });
  const ref = (element: HTMLElement | null) => {
    drag.setNodeRef(element);
    drop.setNodeRef(element);
  };
  const { transform } = drag;
  return (
    <div
      ref={ref}
      role="treeitem"
      aria-level={level}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      data-place={place}
      data-over={(drop.isOver && !drag.isDragging) || undefined}
      data-dragging={drag.isDragging || undefined}
      className={styles.person}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      onClick={onSelect}
      onKeyDown={onPress}
      {...drag.listeners}
    >
      <span>{nameOfMember(member)}</span>
      {member.relation && <small>{member.relation}</small>}
    </div>
  );
}

interface FamilyTreeProps {
  label: string;
  members: readonly (Member & { relation?: string })[];
  /** The place of who is selected. */
  selected: number | undefined;
  onSelect: (place: number) => void;
  /** Enter or space was pressed on who is selected. */
  onOpen: (place: number) => void;
  /** Somebody was dropped on somebody else. */
  onMove: (place: number, below: number) => void;
}

/** A family from its eldest on, couples side by side. It is walked by arrow keys, and who is dragged onto another becomes a child. */
export function FamilyTree({ label, members, selected, onSelect, onOpen, onMove }: FamilyTreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  const forest = forestOf(members);
  const order = placedIn(forest);
  const tabStop = selected !== undefined && selected < members.length ? selected : order[0]?.place;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: DRAG_PX } }),
  );
  const nameAt = (id: string | number) => nameOfMember(members[Number(id)] ?? { name: '', id: '' });
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameAt(active.id)} is lifted.`,
    onDragOver: ({ over }) => (over?.id !== undefined && `A child of ${nameAt(over.id)}.`) || undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => 'Nobody was moved.',
  };
  function press(current: number, event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(current);
      return;
    }
    const next = destination(event.key, order, current);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    tree.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  }
  const branches = (all: readonly Branch[], level: number): ReactNode => (
    <ul role="none">
      {all.map(({ couple, children }) => (
        <li key={couple[0]} role="none">
          <div className={styles.couple} role="none" data-has-children={children.length > 0 || undefined}>
            {couple.map((place) => (
              <Person
                key={place}
                place={place}
                level={level}
                member={members[place] as Member}
                isSelected={place === selected}
                isTabStop={place === tabStop}
                onSelect={() => onSelect(place)}
                onPress={(event) => press(place, event)}
              />
            ))}
          </div>
          {children.length > 0 && branches(children, level + 1)}
        </li>
      ))}
    </ul>
  );
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements }}
      onDragEnd={({ active, over }: DragEndEvent) => {
        if (over && over.id !== active.id) onMove(Number(active.id), Number(over.id));
      }}
    >
      <div ref={tree} role="tree" aria-label={label} tabIndex={-1} className={styles.tree}>
        {branches(forest, 1)}
      </div>
    </DndContext>
  );
}
