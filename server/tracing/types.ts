import type { Follower } from "../http/when-over.ts";

/** Words and numbers of the program itself: never what a member, an operator or a provider has sent. */
type Attributes = Readonly<Record<string, string | number>>;

export interface Tracing extends Follower {
  /** Runs the work as a part of what runs now, or as the first of its trace. */
  span<T>(kind: "query" | "background", name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** Sends what is left. */
  stop(): Promise<void>;
}
