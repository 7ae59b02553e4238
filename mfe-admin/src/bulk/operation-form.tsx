import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CONTENT_RATINGS } from '@otherfolk/shared/domain/content-rating';
import { parseLocalDay } from '@otherfolk/shared/domain/local-day';
import { DEFAULT_RELEASE } from '@otherfolk/shared/domain/release';
import { tagParam } from '@otherfolk/shared/domain/tag-address';
import type { Tag } from '@otherfolk/shared/domain/tags';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { tagChoicesOf, withChosenTags } from '../fields/tag-choices';
import { TagPicker } from '../references/tag-picker';
import { type ChosenStatus, type Out, type Status, STATUS_LABELS, STATUSES } from '../status/item-status';
import { bulkTexts } from '../texts/bulk';
import styles from './bulk.module.css';
import type { BulkOperation } from './bulk-operation';

const OPERATIONS = {
  'add-tag': 'Add a tag',
  'remove-tag': 'Remove a tag',
  'set-status': 'Set status',
  'set-rating': 'Set content rating',
  replace: 'Find and replace in texts',
} as const satisfies Record<BulkOperation['kind'], string>;

type Kind = keyof typeof OPERATIONS;

const typed = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const text = (data: FormData, name: string): string => typed(data, name).trim();

/** The operation that the form asks for, with its words; a sentence where it does not say enough. */
function operationOf(
  kind: Kind,
  data: FormData,
  tag: Tag | undefined,
  out: Out,
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
    if (search.find.trim() === '') return 'Enter the text to find.';
    return { operation: { kind, search }, summary: `Replace '${search.find}' with '${search.replacement}'` };
  }
  const [status, day, version] = [text(data, 'status') as Status, text(data, 'releaseAt'), text(data, 'version')];
  const releaseAt = parseLocalDay(day);
  if (status === 'scheduled' && !(releaseAt && releaseAt > out.today)) return 'Choose a day to come.';
  if (version !== '' && !(Number(version) >= 1)) return 'A release number is 1 or more.';
  const chosen: ChosenStatus = { status, releaseAt, ...(version !== '' && { version: Number(version) }) };
  return { operation: { kind, chosen, out }, summary: `Set status: ${STATUS_LABELS[status]}` };
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
        <span>{bulkTexts.tag}</span>
        <TagPicker
          label={bulkTexts.tag}
          inUse={withChosenTags(tagChoicesOf(tags), tag ? [tag] : [])}
          value={tag ? tagParam(tag) : ''}
          onChoose={onTag}
          canCreate={kind === 'add-tag'}
        />
        {tag && (
          <button type="button" onClick={() => onTag(undefined)}>
            {bulkTexts.clearTag(tagParam(tag))}
          </button>
        )}
      </div>
    );
  }
  if (kind === 'set-rating') {
    return (
      <label>
        {bulkTexts.contentRating}
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
          {bulkTexts.find}
          <input name="find" autoComplete="off" />
        </label>
        <label>
          {bulkTexts.replaceWith}
          <input name="replacement" autoComplete="off" />
        </label>
        <label className={styles.flag}>
          <input type="checkbox" name="case" /> {bulkTexts.matchCase}
        </label>
        <label className={styles.flag}>
          <input type="checkbox" name="words" /> {bulkTexts.wholeWords}
        </label>
      </>
    );
  }
  return (
    <>
      <label>
        {bulkTexts.status}
        <select name="status">
          {STATUSES.map((each) => (
            <option key={each} value={each}>
              {STATUS_LABELS[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {bulkTexts.goesLiveOn}
        <input name="releaseAt" type="date" />
      </label>
      <label>
        {bulkTexts.releaseNumber}
        <input name="version" inputMode="decimal" placeholder={bulkTexts.asItFits} autoComplete="off" />
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

/** The form for the operation on all of the chosen items. */
export function OperationForm({ tags, hasRating, isDisabled, onSubmit }: OperationFormProps) {
  const [kind, setKind] = useState<Kind>('add-tag');
  const [tag, setTag] = useState<Tag>();
  const [problem, setProblem] = useState('');
  const release = useQuery(siteQuery).data?.currentRelease ?? DEFAULT_RELEASE;
  const out: Out = { today: useToday(), release };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = operationOf(kind, new FormData(event.currentTarget), tag, out);
    setProblem(typeof asked === 'string' ? asked : '');
    if (typeof asked !== 'string') onSubmit(asked.operation, asked.summary);
  };
  return (
    <form className={styles.controls} onSubmit={submit}>
      <label>
        {bulkTexts.change}
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
        {bulkTexts.previewChanges}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
