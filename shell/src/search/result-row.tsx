import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { imageAt } from '@otherfolk/shared/catalogue/image-paths';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { capitalized } from '@otherfolk/shared/domain/capitalized';
import { ITEM_KINDS } from '@otherfolk/shared/kinds';
import { forEachPlainKind } from '@otherfolk/shared/kinds/plain-folders';
import type { NameEntry, NameKind } from '@otherfolk/shared/search/name-entries';
import type { Snippet } from '@otherfolk/shared/search/snippet';
import { useIsLifted } from '@otherfolk/shared/storage/lifted-ratings';
import styles from './search-dialog.module.css';

/** A row of the list: something that is found, or more of it. */
type Shown = Pick<NameEntry, 'name' | 'owner' | 'detail' | 'image' | 'rating' | 'to'>;

/** A result of the catalogue, or of a source that a remote contributes. */
type ResultRow = Shown & { kind: NameKind | 'contributed'; key: string; snippet?: Snippet | undefined };

export type Row = ResultRow | { kind: 'more'; key: string };

const KINDS: Record<ResultRow['kind'], string> = {
  person: 'Person',
  life: 'Life',
  ...forEachPlainKind((folder) => capitalized(ITEM_KINDS[folder].one)),
  tag: 'Tag',
  page: 'Page',
  release: 'Release',
  contributed: '',
};

const never = () => () => undefined;

/** A small picture, or the sign of the kind where there is none. What is behind a veil has none. */
function RowImage({ image, rating, kind }: Pick<ResultRow, 'image' | 'rating' | 'kind'>) {
  const { guardedImages } = useShellContext();
  const open = () => (image === '' ? undefined : guardedImages?.open(image));
  const guarded = useSyncExternalStore(guardedImages?.subscribe ?? never, open, open);
  const isLifted = useIsLifted(rating);
  const [failed, setFailed] = useState(false);
  const isShown = image !== '' && !failed && (rating === undefined || isLifted);
  if (!isShown) return <span className={styles.sign}>{kind === 'tag' ? '#' : KINDS[kind].charAt(0) || '+'}</span>;
  return (
    <img
      src={guarded?.src ?? imageAt(image)}
      alt=""
      width={40}
      height={40}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

function Text({ snippet: { heading, pieces } }: { snippet: Snippet }) {
  return (
    <span className={styles.snippet} dir="auto">
      {heading && <b>{`${heading}: `}</b>}
      {pieces.map(({ text, isMarked }, index) =>
        isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </span>
  );
}

function Entry({ row }: { row: ResultRow }) {
  const { kind, name, owner, detail, snippet } = row;
  const facts = [KINDS[kind], detail, owner === name ? '' : owner].filter(Boolean);
  return (
    <>
      <RowImage key={row.image} image={row.image} rating={row.rating} kind={kind} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.facts} dir="auto">
          {facts.join(' · ')}
        </span>
        {snippet && <Text snippet={snippet} />}
      </span>
    </>
  );
}

interface ResultRowProps {
  row: Row;
  isActive: boolean;
  /** The attributes that make it an option of the combobox. */
  props: { onClick: (event: MouseEvent) => void };
}

/** Lets the browser open a new tab, where somebody asks for one, and leads there itself otherwise. */
function follow(event: MouseEvent): void {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (isElsewhere) (event.nativeEvent as { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
  else event.preventDefault();
}

/** One row of the list; what is found is a link. */
export function RowInList({ row, isActive, props }: ResultRowProps) {
  const shared = { ...props, className: styles.row, 'data-active': isActive || undefined };
  if (row.kind === 'more') {
    return (
      <div {...shared}>
        <span className={styles.sign}>+</span>
        <span className={styles.words}>
          <span className={styles.name}>Show more</span>
        </span>
      </div>
    );
  }
  return (
    <a
      {...shared}
      href={row.to}
      tabIndex={-1}
      onClick={(event) => {
        follow(event);
        props.onClick(event);
      }}
    >
      <Entry row={row} />
    </a>
  );
}
