import { classNames } from "../primitives/class-names.ts";
import type { Action } from "./use-action.ts";

/** What came of a call, told to a screen reader too. */
export function ActionNotice({ notice }: { notice: Action["notice"] }) {
  return (
    <output
      data-state={notice ? (notice.isError ? "failed" : "done") : "idle"}
      className={classNames("text-sm empty:hidden", notice?.isError ? "text-danger" : "text-accent")}
    >
      {notice?.text}
    </output>
  );
}
