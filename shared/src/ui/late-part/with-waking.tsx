import { type ComponentType, memo, useEffect, useRef } from 'react';
import styles from './late-part.module.css';
import { useWaking } from './use-waking';

export interface Sleeper {
  onAwake: (isAwake: true) => void;
}

/** A late part that wakes up as soon as its code is there, and tells so. */
export function withWaking<Props extends object>(Part: ComponentType<Props>) {
  // It is not drawn a second time when it wakes up.
  const SamePart = memo(Part) as unknown as ComponentType<Props>;
  return function WithWaking({ onAwake, ...props }: Props & Sleeper) {
    const part = useRef<HTMLDivElement>(null);
    const asleep = useWaking(part);
    useEffect(() => onAwake(true), [onAwake]);
    return (
      <div ref={part} className={styles.part} {...asleep}>
        <SamePart {...(props as unknown as Props)} />
      </div>
    );
  };
}
