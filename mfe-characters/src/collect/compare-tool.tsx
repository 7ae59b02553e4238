import { type ComponentType, lazy, Suspense } from 'react';
import { useHydratedLater } from '@otherfolk/shared/hooks/use-hydrated';
import type { CompareToolProps } from './compare-tools';

const LaterTool = lazy<ComponentType<CompareToolProps>>(() =>
  import(/* webpackChunkName: "compare-tools" */ './compare-tools').then(
    ({ CompareTools }) => ({ default: CompareTools }),
    (error: unknown) => {
      console.warn('Lives cannot be collected', error);
      return { default: () => null };
    },
  ),
);

/** 'Compare' for one life, or what has been collected, at the foot of the page; nothing of it is there before the page is ready. */
export const CompareTool = (props: CompareToolProps) => (
  <Suspense>{useHydratedLater() && <LaterTool {...props} />}</Suspense>
);
