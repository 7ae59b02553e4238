import { type ComponentType, memo, type RefObject, useEffect } from 'react';
import { useEarlyInput } from '../../page/use-early-input';

export interface Sleeper {
  /** What stands round the part. */
  place: RefObject<HTMLElement | null>;
  onAwake: () => void;
}

/** Beside the part, which is not drawn a second time for this. */
function Waking({ place, onAwake }: Sleeper) {
  useEarlyInput(place);
  useEffect(onAwake, [onAwake]);
  return null;
}

/** A late part that enters again what was entered into it while it was asleep, and tells that it hears. */
export function withWaking<Props extends object>(Part: ComponentType<Props>) {
  const SamePart = memo(Part) as unknown as ComponentType<Props>;
  return function WithWaking({ place, onAwake, ...props }: Props & Sleeper) {
    return (
      <>
        <SamePart {...(props as unknown as Props)} />
        <Waking place={place} onAwake={onAwake} />
      </>
    );
  };
}
