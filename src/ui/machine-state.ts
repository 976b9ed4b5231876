import type { StateValue } from "xstate";

/** The leaf states by their paths, `loggedIn.expiry.active loggedIn.connection.lost`: what `data-state` shows. */
export function stateText(value: StateValue): string {
  return leaves(value).join(" ");
}

function leaves(value: StateValue): string[] {
  if (typeof value === "string") return [value];
  return Object.entries(value).flatMap(([state, below]) =>
    below === undefined ? [] : leaves(below).map((leaf) => `${state}.${leaf}`),
  );
}
