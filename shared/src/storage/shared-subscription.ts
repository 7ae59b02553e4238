type Listener = () => void;

/**
 * A `subscribe` for useSyncExternalStore that listens once for all who are subscribed: a list has hundreds of them, which come and go
 * with it. `start` begins to listen, and returns what ends it.
 */
export function sharedSubscription(start: (changed: Listener) => Listener): (listener: Listener) => Listener {
  const listeners = new Set<Listener>();
  let stop: Listener = () => undefined;
  return (listener) => {
    // Each subscription has a function of its own, so that it counts as often as somebody subscribes with the same listener.
    const own = () => listener();
    if (listeners.size === 0) stop = start(() => listeners.forEach((each) => each()));
    listeners.add(own);
    return () => {
      if (listeners.delete(own) && listeners.size === 0) stop();
    };
  };
}
