import { useSelector } from "@xstate/react";
import { lazy, Suspense, useCallback, useEffect, useRef } from "react";
import { SLIPS } from "../../../domain/sports/slip/slips.ts";
import { useApp } from "../../app-context.ts";
import { useHasSlipBeside } from "../../frame/layout/use-frame-width.ts";
import { Button } from "../../primitives/button.tsx";
import { SLIP_KEYS, useSlipKey } from "../../sports/slip/use-slip-key.ts";
import { SLIP_TEXT } from "../../sports/slip/text.ts";
import { isPlacing, legCount } from "../../sports/slip/shown.ts";
import { useSlip } from "../../sports/slip/use-slip.ts";
import { ChipBar } from "../chips/chip-bar.tsx";
import { PlaceLaid } from "./place-laid.tsx";
import { type GameChips, spotOf, useGameChips } from "./use-game-chips.ts";

const SlipSheet = lazy(() => import("../../sports/slip/slip-sheet.tsx").then((file) => ({ default: file.SlipSheet })));

/** The chips of a game and the press that places them: in sight at the lower edge while the picks are. */
export function GameBetBar(props: GameChips) {
  const { betting } = props;
  const tray = useGameChips(props);
  const isBeside = useHasSlipBeside();
  const last = useSelector(tray, ({ context }) => context.last);
  const spot = useSlip(betting, ({ slip }) => spotOf(slip.context, last, props));
  return isBeside ? (
    <ChipBar actor={tray} spot={spot}>
      <PlaceLaid betting={betting} isOpen={props.isOpen} onShow={null} />
    </ChipBar>
  ) : (
    <OnPhone {...props} tray={tray} spot={spot} />
  );
}

/** The slip itself is a sheet: it comes up by itself where something is to be read or agreed to. */
function OnPhone({
  betting,
  tray,
  spot,
  isOpen: isTaking,
}: GameChips & { tray: ReturnType<typeof useGameChips>; spot: string }) {
  const { dialogs } = useApp().actors;
  const opener = useRef<HTMLButtonElement>(null);
  const { name } = betting.shown().slip.context;
  const { dialog } = SLIPS[name];
  const isOpen = useSelector(dialogs, (snapshot) => snapshot.context.slip === dialog);
  const open = useCallback(() => dialogs.send({ type: "dialog.open", name: dialog }), [dialogs, dialog]);
  const close = () => dialogs.send({ type: "dialog.close", name: dialog });
  const count = useSlip(betting, legCount);
  const isUnderWay = useSlip(betting, isPlacing);
  useSlipKey(open);
  // A page that is left, or grows as wide as a desktop's, draws no sheet: none may stand open then.
  useEffect(() => () => dialogs.send({ type: "dialog.close", name: dialog }), [dialogs, dialog]);
  return (
    <>
      <ChipBar
        actor={tray}
        spot={spot}
        aside={
          (count > 0 || isUnderWay || isOpen) && (
            <Button
              ref={opener}
              id="slip"
              look="ghost"
              className="h-11 px-2"
              aria-label={`${SLIP_TEXT.titles[name]} ${SLIP_TEXT.count(count)}`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-keyshortcuts={SLIP_KEYS}
              onClick={open}
            >
              {SLIP_TEXT.titles.normal}
            </Button>
          )
        }
      >
        <PlaceLaid betting={betting} isOpen={isTaking} onShow={open} />
      </ChipBar>
      {isOpen && (
        <Suspense>
          <SlipSheet betting={betting} opener={opener} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
