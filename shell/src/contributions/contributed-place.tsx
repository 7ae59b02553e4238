import { type ComponentType, Suspense, use, useCallback, useEffect, useInsertionEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { Redrawn } from '../notices/redrawn';
import { useRemoteLoader } from '../remotes/remote-loader';
import { Shown } from '../remotes/shown';
import { CONTRIBUTION_TIMEOUT_MS } from './load-part';
import { adoptPlaceRules, placeRules, type PlaceSize } from './place-rule';
import { wantedPart } from './wanted-part';

export interface ContributedContentProps {
  remote: string;
  id: string;
  /** The property of the contribution's code that is drawn. */
  kind: 'section' | 'row' | 'panel' | 'field';
  /** The props that it is given. */
  given: object;
}

function LoadedPart({ remote, id, kind, given }: ContributedContentProps) {
  const { contributions } = use(useRemoteLoader().load(remote));
  const Part = wantedPart(contributions?.[id], kind) as ComponentType<object>;
  return (
    <Shown remote={remote} name={id}>
      <Part {...given} />
    </Shown>
  );
}

/** A contribution that cannot be prerendered: the browser draws it, and the rest of the page stands. */
export const NOT_PRERENDERED = 'ContributionNotPrerendered';

/** Contributions are tried by themselves in Node: one that throws or hangs must not take the page with it. */
function TriedPart(props: ContributedContentProps) {
  const { tryContribution } = useShellContext();
  const key = `${props.remote}/${props.id}`;
  const part = <LoadedPart {...props} />;
  if (tryContribution && !use(tryContribution(key, props.given, part)))
    throw Object.assign(new Error(`'${key}' cannot be prerendered`), { name: NOT_PRERENDERED });
  return part;
}

function Waiting({ onLate }: { onLate: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onLate, CONTRIBUTION_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [onLate]);
  return null;
}

/** The component of a contribution. One that throws, or does not come in time, leaves nothing where it would be. */
export function ContributedContent(props: ContributedContentProps) {
  const [isLate, setLate] = useState(false);
  const { remote, id } = props;
  const giveUp = useCallback(() => {
    console.warn(`The contribution '${remote}/${id}' did not come within ${CONTRIBUTION_TIMEOUT_MS / 1000} s`);
    setLate(true);
  }, [remote, id]);
  if (isLate) return null;
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => console.warn(`The contribution '${remote}/${id}' failed`, error)}
    >
      <Redrawn>
        <Suspense fallback={<Waiting onLate={giveUp} />}>
          <TriedPart {...props} />
        </Suspense>
      </Redrawn>
    </ErrorBoundary>
  );
}

/** The same in a place of a fixed size, so that nothing else on the page moves. */
export function ContributedPlace({ size, ...props }: ContributedContentProps & { size: PlaceSize }) {
  const key = `${props.remote}/${props.id}`;
  const rules = placeRules(key, size);
  useShellContext().placeRules?.add(rules);
  useInsertionEffect(() => adoptPlaceRules(rules), [rules]);
  return (
    <div data-place={key}>
      <ContributedContent {...props} />
    </div>
  );
}
