import type { ReactNode } from "react";
import { classNames } from "../../primitives/class-names.ts";
import { SLIP_TAB_TEXT as TEXT } from "./text.ts";
import { useSlipTab } from "./use-slip-tab.ts";

/** Turns the place of the slip to the slip or to the member's open bets. */
export function SlipTabs({ count, betCount }: { count: number; betCount?: ReactNode }) {
  const [tab, show] = useSlipTab();
  return (
    <span className="-my-1.5 flex gap-3">
      {(["cart", "bets"] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={tab === one}
          onClick={() => show(one)}
          className={classNames(
            "h-10 border-b-2 text-sm whitespace-nowrap",
            tab === one ? "border-accent font-bold" : "border-transparent text-muted hover:text-ink",
          )}
        >
          {TEXT[one]} {one === "bets" ? betCount : count > 0 && <span className="tabular-nums">{count}</span>}
        </button>
      ))}
    </span>
  );
}
