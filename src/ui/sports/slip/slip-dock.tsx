import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { formatPrice } from "../../../domain/price.ts";
import { combinedPriceOf } from "../../../machines/slip/slip.actions.ts";
import { useApp } from "../../app-context.ts";
import { useHasSlipBeside } from "../../frame/layout/use-frame-width.ts";
import { Panel } from "../../primitives/panel.tsx";
import type { SlipPanelProps } from "./betting.ts";
import { SLIP_ASIDE } from "./slip-aside.ts";
import { ClearButton, SlipPanel } from "./slip-panel.tsx";
import { SLIP_TEXT } from "./text.ts";

const SlipSheet = lazy(() => import("./slip-sheet.tsx").then((file) => ({ default: file.SlipSheet })));

/** The slip at the right of a page from 1,024 px on; below, a bar at the bottom that opens it as a sheet. */
export function SlipDock(props: SlipPanelProps) {
  const isBeside = useHasSlipBeside();
  return isBeside ? <DockedSlip {...props} /> : <SlipOpener {...props} />;
}

function DockedSlip(props: SlipPanelProps) {
  const count = useSelector(props.slip, (snapshot) => snapshot.context.legs.length);
  return (
    <aside aria-label={SLIP_TEXT.title} className={SLIP_ASIDE}>
      <Panel
        title={count > 0 ? `${SLIP_TEXT.title} ${count}` : SLIP_TEXT.title}
        aside={<ClearButton slip={props.slip} />}
      >
        <SlipPanel {...props} />
      </Panel>
    </aside>
  );
}

/** The slip's window of the dialogs, whatever the slip's variant. */
const name = "slipNormal";

function SlipOpener(props: SlipPanelProps) {
  const { dialogs } = useApp().actors;
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = useSelector(dialogs, (snapshot) => snapshot.context.slip === name);
  const count = useSelector(props.slip, (snapshot) => snapshot.context.legs.length);
  const price = useSelector(props.slip, (snapshot) => combinedPriceOf(snapshot.context));
  const isPlacing = useSelector(props.placement, (snapshot) => snapshot.hasTag("busy") || snapshot.hasTag("settled"));
  const close = () => dialogs.send({ type: "dialog.close", name });
  // A page that is left, or grows as wide as a desktop's, draws no sheet: none may stand open then.
  useEffect(() => () => dialogs.send({ type: "dialog.close", name }), [dialogs]);
  if (count === 0 && !isPlacing && !isOpen) return null;
  return (
    <>
      {/* The list ends above the bar. */}
      <div aria-hidden="true" className="h-16" />
      <div className="fixed inset-x-(--frame-inset) bottom-0 z-40 border-t border-edge bg-surface p-2 shadow-pop">
        <button
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => dialogs.send({ type: "dialog.open", name })}
          className="flex h-12 w-full items-center justify-between gap-3 rounded-md bg-accent px-4 font-bold text-on-accent"
        >
          <span>
            {SLIP_TEXT.title} <span className="tabular-nums">{SLIP_TEXT.count(count)}</span>
          </span>
          <span className="tabular-nums">
            {SLIP_TEXT.total} {formatPrice(price)}
          </span>
        </button>
      </div>
      {isOpen && (
        <Suspense>
          <SlipSheet {...props} opener={opener} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
