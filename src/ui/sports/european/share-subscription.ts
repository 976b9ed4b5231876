/** One subscription to a source serves all listeners: it begins with the first of them and ends with the last. */
export function shareSubscription(begin: (tell: () => void) => () => void): (listener: () => void) => () => void {
  const listeners = new Set<() => void>();
  let end: () => void;
  return (listener) => {
    if (listeners.size === 0)
      end = begin(() => {
        for (const one of listeners) one();
      });
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) end();
    };
  };
}
