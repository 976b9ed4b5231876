// Breadth-first search, over edges of a graph and arcs of a net alike.

/** The shortest way from a vertex to a step that `isWanted`, that step included; null when there is none. */
export function wayTo<Step extends { from: number; to: number }>(
  out: readonly (readonly Step[])[],
  start: number,
  isWanted: (step: Step) => boolean,
): Step[] | null {
  const cameBy = new Map<number, Step | null>([[start, null]]);
  for (const vertex of cameBy.keys())
    for (const step of out[vertex] ?? []) {
      if (isWanted(step)) {
        const way = [step];
        for (let one = cameBy.get(vertex); one; one = cameBy.get(one.from)) way.unshift(one);
        return way;
      }
      if (!cameBy.has(step.to)) cameBy.set(step.to, step);
    }
  return null;
}
