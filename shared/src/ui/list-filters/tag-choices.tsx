import { memo, useDeferredValue, useState } from 'react';
import { folded } from '../../domain/folded';
import type { TagState } from '../../domain/list-filters/list-filters';
import type { CountedTag, TagGroup } from '../../domain/list-filters/tag-groups';
import { NO_GROUP } from '../../domain/tag-groups';
import { type Tag, tagKey } from '../../domain/tags';
import { CARRIED_TAGS } from '../../queries/list-choices-query';
import { TagChoice } from './tag-choice';

/** The number of tags of a group that are drawn; the others are searched for. */
const MAX_DRAWN = 60;

/** The tags that are drawn, from A to Z: what is set, then what most items have. */
function drawn(tags: readonly CountedTag[], most: number, isSet: (tag: Tag) => boolean): readonly CountedTag[] {
  if (tags.length <= most) return tags;
  const first = [...tags].sort((a, b) => Number(isSet(b.tag)) - Number(isSet(a.tag)) || b.count - a.count);
  const kept = new Set(first.slice(0, most));
  return tags.filter((tag) => kept.has(tag));
}

interface TagChoicesProps {
  group: TagGroup;
  /** The keys of the tags that are set, and how. */
  states: ReadonlyMap<string, TagState>;
  onState: (tag: Tag, state: TagState) => void;
}

/** The tags of a group, which folds. A long group can be searched. */
export const TagChoices = memo(function TagChoices({ group: counted, states, onState }: TagChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(counted);
  // Nobody sees the counts of a folded group: they are not drawn anew.
  const isStale = seen !== counted && (isOpen || seen.known === undefined || seen.known !== counted.known);
  if (isStale) setSeen(counted);
  const { group, tags } = seen;
  const [search, setSearch] = useState('');
  const wanted = folded(useDeferredValue(search).trim());
  const name = group || NO_GROUP;
  const stateOf = (tag: Tag) => states.get(tagKey(tag)) ?? 'free';
  const isSet = (tag: Tag) => stateOf(tag) !== 'free';
  const matching = wanted ? tags.filter(({ tag }) => folded(tag.name).includes(wanted)) : tags;
  const shown = drawn(matching, isOpen ? MAX_DRAWN : CARRIED_TAGS, isSet);
  const beyond = matching.length - shown.length;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-set={tags.filter(({ tag }) => isSet(tag)).length || undefined}>{name}</summary>
      <fieldset>
        <legend className="visually-hidden">{name}</legend>
        {tags.length > CARRIED_TAGS && (
          <input
            type="search"
            aria-label="Search tags"
            placeholder={`Search ${tags.length}`}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        <ul>
          {shown.map(({ tag, count }) => (
            <TagChoice key={tagKey(tag)} tag={tag} count={count} state={stateOf(tag)} onState={onState} />
          ))}
        </ul>
        {shown.length === 0 && <p>No tags match.</p>}
        {isOpen && beyond > 0 && <p>{`${beyond} more: search for them.`}</p>}
      </fieldset>
    </details>
  );
});
