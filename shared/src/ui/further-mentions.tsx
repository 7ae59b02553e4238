import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Viewer } from '../domain/viewer';
import type { LinksOfItem } from '../links/linked-items';
import { mentionsQuery } from '../queries/links-query';
import { LinkList } from './link-list';

/** The number of mentions that are added at a time. */
const MORE = 60;

export interface FurtherMentionsProps {
  mentions: NonNullable<LinksOfItem['mentions']>;
  viewer: Viewer;
  /** How many of them the page has carried along. */
  carried: number;
}

/** Lists mentions of the page that are too many for it: they are loaded when somebody asks for more. */
export function FurtherMentions({ mentions: { key, count }, viewer, carried }: FurtherMentionsProps) {
  const [wanted, setWanted] = useState(carried);
  const { data, isFetching, isError, refetch } = useQuery({
    ...mentionsQuery(key, viewer),
    enabled: wanted > carried,
  });
  const items = data?.slice(carried, wanted) ?? [];
  const left = (data?.length ?? count) - carried - items.length;

  const list = useRef<HTMLDivElement>(null);
  const drawn = useRef(0);
  useLayoutEffect(() => {
    // The button may be gone: whoever has pressed it reads on with the first that came.
    if (items.length > drawn.current) list.current?.querySelectorAll('a')[drawn.current]?.focus();
    drawn.current = items.length;
  }, [items.length]);

  const showMore = () => (isError ? void refetch() : setWanted((before) => before + MORE));
  return (
    <>
      <div ref={list}>{items.length > 0 && <LinkList items={items} />}</div>
      {isError && !isFetching && <p role="alert">They could not be loaded.</p>}
      {left > 0 && (
        <button type="button" disabled={isFetching} onClick={showMore}>
          {isFetching ? 'Loading...' : `Show ${Math.min(MORE, left)} of ${left} more`}
        </button>
      )}
    </>
  );
}
