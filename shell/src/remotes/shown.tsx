import { Fragment, type FragmentInstance, type ReactNode, useCallback } from 'react';

/** A part of a page, and where it comes from. */
export interface ShownPart {
  remote: string;
  /** What it is: `page`, or the name of a widget or contribution. */
  name: string;
}

const shown = new Map<FragmentInstance, ShownPart>();

/** The parts that stand on the page now. */
export const shownParts = (): [FragmentInstance, ShownPart][] => [...shown];

/** Notes where a part of the page comes from, for the inspector; it draws nothing of its own. */
export function Shown({ remote, name, children }: ShownPart & { children: ReactNode }) {
  const note = useCallback(
    (instance: FragmentInstance | null) => {
      if (!instance) return undefined;
      shown.set(instance, { remote, name });
      return () => void shown.delete(instance);
    },
    [remote, name],
  );
  return <Fragment ref={note}>{children}</Fragment>;
}
