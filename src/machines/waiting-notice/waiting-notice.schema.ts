// Effects. storeOn, storeOff: what the next visit of this operator restores; showNotice: a notification of the browser, about the sections of the event.

/** What the browser says of notifications; `default`: the question was put away without an answer. */
export type NoticePermission = "granted" | "denied" | "default";

export type WaitingNoticeEvent =
  /** The operator presses the switch. */
  | { type: "notice.toggle" }
  /** The page begins: what this operator chose last time, and what the browser allows now. */
  | { type: "notice.restore"; isOn: boolean; permission: NoticePermission }
  /** More waits than before, in these sections. */
  | { type: "waiting.grew"; sections: readonly string[] };

export interface WaitingNoticeActors {
  askPermission: { output: NoticePermission };
}

/** busy: the browser asks; on: what waits is told. */
export type WaitingNoticeTag = "busy" | "on";
