/** Starts what is loaded late and is not missed where it cannot be loaded; returns the end of it. */
export function loadedLate(start: () => Promise<() => void>): () => void {
  let isWanted = true;
  let end: (() => void) | null = null;
  start().then(
    (started) => (isWanted ? (end = started) : started()),
    () => undefined,
  );
  return () => {
    isWanted = false;
    end?.();
  };
}
