import { encodeReplay, REPLAY_PARAM, type Replay } from "../live/replay.ts";

/** The address of another story, in the manager where there is one; to be opened in the whole window. */
export function storyHref(page: "atlas" | "live", story: string): string {
  return `./?path=/story/machines-${page}--${story}`;
}

/** The address of the live story of a machine with these steps done. */
export function replayHref(replay: Replay): string {
  return `${storyHref("live", replay.machine)}&${REPLAY_PARAM}=${encodeURIComponent(encodeReplay(replay))}`;
}

/** The case that the address of this page asks to be shown, by its id. */
export function askedCase(): string | null {
  return new URLSearchParams(location.search).get("case");
}
