import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { texts } from '../texts';
import styles from './sortable-list.module.css';

const HOW_TO_MOVE = 'Press Space to pick it up, arrow keys to move it, Space to drop it, Escape to cancel.';

interface SortableItemProps {
  id: string;
  title: string;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

function SortableItem({ id, title, onRemove, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.tools}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          {...attributes}
          {...listeners}
          aria-label={texts.form.move(title)}
        >
          ⠿
        </button>
        {onRemove && (
          <button type="button" onClick={onRemove} aria-label={texts.form.removeNamed(title)}>
            {texts.form.remove}
          </button>
        )}
      </div>
      <div className={styles.fields} role="group" aria-label={title}>
        {children}
      </div>
    </li>
  );
}

interface SortableListProps {
  /** The name of the list in the form. */
  name: string;
  /** The noun for one of its items, as in 'picture'. */
  noun: string;
  /** Missing where items are not added here. */
  create?: () => object;
  canRemove?: boolean;
  /** Whether a new item comes before the others. */
  addsFirst?: boolean;
  renderItem: (name: string, index: number) => ReactNode;
}

/** A list of the form, whose items are moved by drag or by keyboard. */
export function SortableList({
  name,
  noun,
  create,
  canRemove = true,
  addsFirst = false,
  renderItem,
}: SortableListProps) {
  const { fields, append, prepend, remove, move } = useFieldArray({ name });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = fields.map(({ id }) => id);
  const placeOf = (item: { id: UniqueIdentifier }) => ids.indexOf(String(item.id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `The ${noun} at position ${placeOf(active)} of ${ids.length} is lifted.`,
    onDragOver: ({ over }) => (over ? `It would move to position ${placeOf(over)} of ${ids.length}.` : undefined),
    onDragEnd: ({ over }) => (over ? `It is now at position ${placeOf(over)} of ${ids.length}.` : undefined),
    onDragCancel: () => 'It stays where it was.',
  };
  return (
    <div className={styles.list}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: HOW_TO_MOVE } }}
        onDragEnd={({ active, over }) => {
          if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol>
            {fields.map(({ id }, index) => (
              <SortableItem
                key={id}
                id={id}
                title={`${noun} ${index + 1}`}
                onRemove={canRemove ? () => remove(index) : undefined}
              >
                {renderItem(`${name}.${index}`, index)}
              </SortableItem>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {create && (
        <button type="button" onClick={() => (addsFirst ? prepend : append)(create())}>
          {texts.form.add(noun)}
        </button>
      )}
    </div>
  );
}
