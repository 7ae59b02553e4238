import { type FormEvent, useState } from 'react';
import { CONTENT_RATINGS } from '@otherfolk/shared/domain/content-rating';
import { parseLocalDay } from '@otherfolk/shared/domain/local-day';
import { tagParam } from '@otherfolk/shared/domain/tag-address';
import type { Tag } from '@otherfolk/shared/domain/tags';
import { tagChoicesOf, withChosenTags } from '../fields/tag-choices';
import { TagPicker } from '../references/tag-picker';
import styles from './bulk.module.css';
import type { BulkOperation, Stage } from './bulk-operation';

const OPERATIONS = {
  'add-tag': 'Add a tag',
  'remove-tag': 'Remove a tag',
  'set-stage': 'Set stage',
  'set-rating': 'Set content rating',
  replace: 'Find and replace in texts',
} as const satisfies Record<BulkOperation['kind'], string>;

type Kind = keyof typeof OPERATIONS;

const typed = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const text = (data: FormData, name: string): string => typed(data, name).trim();

/** What the form asks for, with its words; a sentence where it does not say enough. */
function operationOf(
  kind: Kind,
  data: FormData,
  tag: Tag | undefined,
): { operation: BulkOperation; summary: string } | string {
  if (kind === 'add-tag' || kind === 'remove-tag') {
    if (!tag) return 'Choose a tag.';
    return { operation: { kind, tag }, summary: `${OPERATIONS[kind]}: ${tagParam(tag)}` };
  }
  if (kind === 'set-rating') {
    const rating = Number(text(data, 'rating'));
    return { operation: { kind, rating }, summary: `Set content rating: ${CONTENT_RATINGS[rating] ?? rating}` };
  }
  if (kind === 'replace') {
    const search = {
      find: typed(data, 'find'),
      replacement: typed(data, 'replacement'),
      isCaseKept: data.has('case'),
      areWholeWords: data.has('words'),
    };
    if (search.find.trim() === '') return 'Write what is to be found.';
    return { operation: { kind, search }, summary: `Replace '${search.find}' with '${search.replacement}'` };
  }
  const [published, version, day] = [text(data, 'published'), text(data, 'version'), text(data, 'releaseAt')];
  const releaseAt = parseLocalDay(day);
  if (day !== '' && !releaseAt) return 'Write the day as YYYY-MM-DD.';
  if (version !== '' && !Number.isFinite(Number(version))) return 'The version is a number.';
  const stage: Stage = {
    ...(published !== '' && { published: published === 'yes' }),
    ...(version !== '' && { version: Number(version) }),
    ...(releaseAt && { releaseAt }),
  };
  if (Object.keys(stage).length === 0) return 'Say what is to be set.';
  return { operation: { kind, stage }, summary: 'Set stage' };
}

interface FieldsProps {
  kind: Kind;
  tags: readonly Tag[];
  tag: Tag | undefined;
  onTag: (tag: Tag | undefined) => void;
}

function Fields({ kind, tags, tag, onTag }: FieldsProps) {
  if (kind === 'add-tag' || kind === 'remove-tag') {
    return (
      <div className={styles.tag}>
        <span>Tag</span>
        <TagPicker
          label="Tag"
          inUse={withChosenTags(tagChoicesOf(tags), tag ? [tag] : [])}
          value={tag ? tagParam(tag) : ''}
          onChoose={onTag}
          canCreate={kind === 'add-tag'}
        />
      </div>
    );
  }
  if (kind === 'set-rating') {
    return (
      <label>
        Content rating
        <select name="rating">
          {CONTENT_RATINGS.map((name, rating) => (
            <option key={name} value={rating}>
              {name}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (kind === 'replace') {
    return (
      <>
        <label>
          Find
          <input name="find" autoComplete="off" />
        </label>
        <label>
          Replace with
          <input name="replacement" autoComplete="off" />
        </label>
        <label className={styles.flag}>
          <input type="checkbox" name="case" /> As written, capitals too
        </label>
        <label className={styles.flag}>
          <input type="checkbox" name="words" /> Whole words
        </label>
      </>
    );
  }
  return (
    <>
      <label>
        Published
        <select name="published">
          <option value="">As it is</option>
          <option value="yes">Published</option>
          <option value="no">Not published</option>
        </select>
      </label>
      <label>
        Version
        <input name="version" inputMode="numeric" placeholder="As it is" autoComplete="off" />
      </label>
      <label>
        Release day
        <input name="releaseAt" placeholder="YYYY-MM-DD" autoComplete="off" />
      </label>
    </>
  );
}

interface OperationFormProps {
  tags: readonly Tag[];
  /** Whether items of this list have a content rating. */
  hasRating: boolean;
  isDisabled: boolean;
  onSubmit: (operation: BulkOperation, summary: string) => void;
}

/** What is to be done to all of the chosen items. */
export function OperationForm({ tags, hasRating, isDisabled, onSubmit }: OperationFormProps) {
  const [kind, setKind] = useState<Kind>('add-tag');
  const [tag, setTag] = useState<Tag>();
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = operationOf(kind, new FormData(event.currentTarget), tag);
    setProblem(typeof asked === 'string' ? asked : '');
    if (typeof asked !== 'string') onSubmit(asked.operation, asked.summary);
  };
  return (
    <form className={styles.controls} onSubmit={submit}>
      <label>
        Change
        <select value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {Object.entries(OPERATIONS)
            .filter(([each]) => hasRating || each !== 'set-rating')
            .map(([each, label]) => (
              <option key={each} value={each}>
                {label}
              </option>
            ))}
        </select>
      </label>
      <Fields kind={kind} tags={tags} tag={tag} onTag={setTag} />
      <button type="submit" disabled={isDisabled}>
        Show the change
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
