// What the page knows of one charge or exchange. The server decides; the stream, the page's own calls and each reading
// of the terms tell of it, in any order.
import type { RequestKind, RequestState } from "../../domain/wallet/request-states.ts";

/** A request as it is told; `version` rises with each change. */
export interface ToldRequest {
  id: string;
  kind: RequestKind;
  state: RequestState;
  version: number;
}

export type MoneyRequestEvent =
  /** The server tells of a request; a page is told of one kind. */
  | { type: "request.changed"; request: ToldRequest }
  /** The member wants to cancel the charge. */
  | { type: "request.cancel" }
  /** The member keeps it after all. */
  | { type: "request.keep" }
  /** The member has read how it ended. */
  | { type: "request.close" };

export interface MoneyRequestContext {
  /** The one that is shown; null: none. */
  request: ToldRequest | null;
}

/** open: it is not decided, and a second one is refused. decided: how it ended is shown until the member has read it. */
export type MoneyRequestTag = "open" | "decided";
