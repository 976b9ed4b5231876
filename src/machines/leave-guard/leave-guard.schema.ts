/** A way out of a section: a link, or a step of the browser, which has been taken when the page hears of it. */
export type LeaveStep = { kind: "link" } | { kind: "back" } | { kind: "forward"; path: string };

export type LeaveGuardEvent =
  /** The form of this name has changes that would be lost. */
  | { type: "form.changed"; form: string }
  /** It has none any more, or is gone. */
  | { type: "form.settled"; form: string }
  | { type: "leave.ask"; step: LeaveStep }
  /** The browser's step is taken back: the page is where it was. */
  | { type: "page.restored" };

export interface LeaveGuardContext {
  /** Forms with changes that would be lost. */
  forms: readonly string[];
  step: LeaveStep | null;
}

/** unsaved: leaving is asked about; leaving: it is allowed. */
export type LeaveGuardTag = "unsaved" | "leaving";
