import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** Visitors of other sites load nothing of it. */
const OwnerSteps = lazy(async () => ({
  default: (await import(/* webpackChunkName: "owner-steps" */ './owner-steps')).OwnerSteps,
}));

/** Stands in the place of items where none is published: a sentence for visitors, and the first steps for the owner. */
export function EmptySite({ isOwner }: { isOwner: boolean }) {
  const sentence = <p className="home-empty">Nothing is published here yet.</p>;
  if (!isOwner) return sentence;
  return (
    <ErrorBoundary fallback={sentence}>
      <Suspense fallback={sentence}>
        <OwnerSteps />
      </Suspense>
    </ErrorBoundary>
  );
}
