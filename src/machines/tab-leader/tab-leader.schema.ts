// Which of a member's tabs reads the stream for all of them: decisions, rule 14. The stream's events go past this chart:
// it hears only who reads, who wants what, and whether the line is open.
//
// Effects. askLeader: ask the tab that reads for a sign; answerHere, answerOpen: give one, before and after the line is
// open; tellWish: tell the others what this tab wants to hear, and since when; claimTurn: ask whether no other tab is
// about to steal the lock, which the answer's owner holds until endTurn; stealLock: take the lock from the tab that has
// it; tellOpened, tellEnded: to this tab.
import type { StreamEnd, StreamTopic } from "../../api/contract/stream.ts";

/** Topics, and the event from which they are to be heard; null: from the newest on. */
export interface Wish {
  topics: readonly StreamTopic[];
  since: string | null;
}

export type TabLeaderEvent =
  /** This tab has the lock: it reads for all. */
  | { type: "lock.granted" }
  /** Another tab has stolen the lock: what that tab has read since then was not heard here. */
  | { type: "lock.lost" }
  | { type: "turn.granted" }
  | { type: "turn.refused" }
  /** The tab that reads begins to, or gives a sign while its line is not open yet. */
  | { type: "leader.answered" }
  /** Its line is open; `at`: the newest event that it has seen. */
  | { type: "leader.opened"; at: string | null }
  /** A heartbeat that it passed on, every 5 s. */
  | { type: "leader.beat" }
  /** Another tab asks for a sign. */
  | { type: "tab.asked" }
  /** Another tab wants to hear something else; nothing when it goes. */
  | ({ type: "tab.wished"; tab: string } & Wish)
  /** This tab does. */
  | ({ type: "wish.changed" } & Wish)
  /** The server answered this tab. */
  | { type: "line.opened" }
  | { type: "line.ended"; end: StreamEnd };

export interface TabLeaderInput {
  topics: readonly StreamTopic[];
}

export interface TabLeaderContext {
  /** What this tab wants to hear. */
  readonly own: readonly StreamTopic[];
  /** What each other tab wants, by its name. */
  readonly others: Readonly<Record<string, readonly StreamTopic[]>>;
  /** The event from which the line that is read now has to tell; null: from the newest. */
  readonly since: string | null;
}

export interface TabLeaderActors {
  readLine: { input: Wish };
}

/** follower: another tab reads; open: this tab hears the stream, its own or another's. */
export type TabLeaderTag = "follower" | "open";
