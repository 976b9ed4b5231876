interface Standing<Snapshot> {
  getSnapshot: () => Snapshot;
  subscribe: (told: (snapshot: Snapshot) => void) => unknown;
}

/** Tells where an actor stands, now and at each move: in the workshop its own effects are held. */
export function tellStates<Snapshot extends { value: unknown }>(
  actor: Standing<Snapshot>,
  tell: (snapshot: Snapshot) => void,
): void {
  let last: unknown;
  const look = (snapshot: Snapshot): void => {
    if (snapshot.value === last) return;
    last = snapshot.value;
    tell(snapshot);
  };
  look(actor.getSnapshot());
  actor.subscribe(look);
}
