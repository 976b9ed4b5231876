import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { formatPrice } from "../../../domain/common/price.ts";
import { blockOf, combinedPriceOf, movedOf } from "../../../machines/slip/slip.actions.ts";
import { legsTogether } from "../../../domain/sports/slip/combined.ts";
import { SLIPS } from "../../../domain/sports/slip/slips.ts";
import type { SlipShown } from "../../../machines/betting/betting.schema.ts";
import { useApp } from "../../app-context.ts";
import { useHasSlipBeside } from "../../frame/layout/use-frame-width.ts";
import { classNames } from "../../primitives/class-names.ts";
import { Panel } from "../../primitives/panel.tsx";
import type { BettingSlip, SlipProps } from "./betting.ts";
import { SLIP_ASIDE } from "./slip-aside.ts";
import { BarStake } from "./bar-stake.tsx";
import { ClearButton } from "./slip-panel.tsx";
import { OwnCount, SlipBody } from "./slip-body.tsx";
import { SlipTabs } from "./slip-tabs.tsx";
import { isPlacing, legCount } from "./shown.ts";
import { useSlip } from "./use-slip.ts";
import { useSlipTab } from "./use-slip-tab.ts";
import { SLIP_TEXT } from "./text.ts";
import { focusSlip } from "./focus-slip.ts";
import { SLIP_KEYS, useSlipKey } from "./use-slip-key.ts";

const QuoteSlip = lazy(() => import("./quote-slip.tsx").then((file) => ({ default: file.QuoteSlip })));
const SlipSheet = lazy(() => import("./slip-sheet.tsx").then((file) => ({ default: file.SlipSheet })));

/** The slip at the right of a page from 1,024 px on; below, a bar at the bottom that opens it as a sheet. */
export function SlipDock({ betting }: SlipProps) {
  const isBeside = useHasSlipBeside();
  const hasCombination = useSlip(
    betting,
    ({ slip }) => legsTogether(slip.context.legs.map((leg) => leg.entry)).size > 0,
  );
  return (
    <>
      {hasCombination && (
        <Suspense>
          <QuoteSlip betting={betting} />
        </Suspense>
      )}
      {isBeside ? <DockedSlip betting={betting} /> : <SlipOpener betting={betting} />}
    </>
  );
}

function DockedSlip({ betting }: SlipProps) {
  const count = useSlip(betting, legCount);
  const title = SLIP_TEXT.titles[nameOf(betting)];
  const [tab] = useSlipTab();
  useSlipKey(focusSlip);
  return (
    <aside id="slip" tabIndex={-1} aria-label={title} aria-keyshortcuts={SLIP_KEYS} className={SLIP_ASIDE}>
      <Panel
        title={<SlipTabs count={count} betCount={<OwnCount />} />}
        aside={tab === "cart" && <ClearButton betting={betting} />}
      >
        <SlipBody betting={betting} tab={tab} />
      </Panel>
    </aside>
  );
}

const nameOf = ({ shown }: BettingSlip) => shown().slip.context.name;

/** What of the legs stands against a bet: told on the bar, as the sheet that says it is closed. */
function warningOf({ slip }: SlipShown): string | null {
  if (slip.hasTag("moved")) return movedOf(slip.context);
  const block = slip.hasTag("blocked") ? blockOf(slip.context) : null;
  return block && WARNED.has(block.rule) ? block.message : null;
}
const WARNED: ReadonlySet<string> = new Set([
  "market_closed",
  "market_suspended",
  "correlated_legs",
  "combination_unpriced",
]);

function SlipOpener({ betting }: SlipProps) {
  const { dialogs } = useApp().actors;
  const opener = useRef<HTMLButtonElement>(null);
  const name = nameOf(betting);
  const { dialog } = SLIPS[name];
  const isOpen = useSelector(dialogs, (snapshot) => snapshot.context.slip === dialog);
  const count = useSlip(betting, legCount);
  const price = useSlip(betting, ({ slip }) => combinedPriceOf(slip.context));
  const isUnderWay = useSlip(betting, isPlacing);
  const warning = useSlip(betting, warningOf);
  const notice = useSlip(betting, ({ slip }) => slip.context.notice);
  const open = () => dialogs.send({ type: "dialog.open", name: dialog });
  const close = () => dialogs.send({ type: "dialog.close", name: dialog });
  useSlipKey(open);
  // A page that is left, or grows as wide as a desktop's, draws no sheet: none may stand open then.
  useEffect(() => () => dialogs.send({ type: "dialog.close", name: dialog }), [dialogs, dialog]);
  if (count === 0 && !isUnderWay && !isOpen) return null;
  return (
    <>
      {/* The list ends above the bar. */}
      <div aria-hidden="true" className="h-30" />
      <div className="fixed inset-x-(--frame-inset) bottom-(--bottom-bar) z-40 border-t border-edge bg-surface p-2 shadow-pop">
        <output className="mb-1 block truncate px-2 text-xs text-warn empty:hidden">{notice}</output>
        <button
          ref={opener}
          id="slip"
          aria-keyshortcuts={SLIP_KEYS}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
          className={classNames(
            "flex h-10 w-full items-center justify-between gap-3 rounded-md border px-3 font-bold",
            warning ? "border-warn bg-warn-soft text-warn" : "border-edge bg-raised",
          )}
        >
          <span className="shrink-0">
            {SLIP_TEXT.titles[name]} <span className="tabular-nums">{SLIP_TEXT.count(count)}</span>
          </span>
          {warning ? (
            <span className="truncate text-sm">{warning}</span>
          ) : (
            <span className="tabular-nums">
              {SLIP_TEXT.total} {formatPrice(price)}
            </span>
          )}
        </button>
        {count > 0 && !isUnderWay && <BarStake betting={betting} onPlace={open} />}
      </div>
      {isOpen && (
        <Suspense>
          <SlipSheet betting={betting} opener={opener} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
