// What an instrumented source calls: one place is left out, and each place that the page comes to is told once.

/** Takes no reference to anything outside: it is also sent to a browser as text. */
export function installWiring(onReach: (id: string) => void): { drop: (id: string | null) => void } {
  let dropped: string | null = null;
  const reached = new Set<string>();
  const isLeftOut = (id: string): boolean => {
    if (!reached.has(id)) {
      reached.add(id);
      onReach(id);
    }
    return id === dropped;
  };
  type Logic = { start?: unknown; transition: (state: unknown) => unknown };
  const wiring = {
    send: (id: string, send: () => unknown) => (isLeftOut(id) ? undefined : send()),
    // An action of the library's own, such as emit, carries a type and is handed over as it is.
    action: (id: string, action: (...given: unknown[]) => unknown) => {
      if (typeof action !== "function" || "type" in action) return isLeftOut(id) ? () => undefined : action;
      return (...given: unknown[]) => (isLeftOut(id) ? undefined : action(...given));
    },
    /** An actor that is left out is there, does nothing and never answers. */
    logic: (id: string, logic: Logic) => ({
      ...logic,
      start: (...given: unknown[]) =>
        isLeftOut(id) ? undefined : (logic.start as ((...all: unknown[]) => unknown) | undefined)?.(...given),
      transition: (...given: [unknown]) => (id === dropped ? given[0] : logic.transition(...given)),
    }),
  };
  Object.defineProperty(globalThis, "__wiring", { value: wiring, configurable: true });
  return { drop: (id) => void (dropped = id) };
}
