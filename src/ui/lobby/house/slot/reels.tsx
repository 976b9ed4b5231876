import type { CSSProperties } from "react";
import { LINES, type LineWin, SCATTER, type SlotSpin } from "../../../../domain/lobby/house/slot.ts";
import { SLOT_TEXT as TEXT } from "../text.ts";
import "./reels.css";
import { SlotSymbolTile } from "./slot-symbol.tsx";

export interface ReelsProps {
  spin: SlotSpin;
  /** stopping: the reels come to a stand one after the other. */
  motion: "still" | "turning" | "stopping";
  /** The symbols that pay are marked: the round won more than its stake. */
  isWon: boolean;
}

/** `reel,row` of each symbol that pays. */
function winningCells({ lines, scatterPay, window }: SlotSpin): Set<string> {
  const onLine = ({ line, count }: LineWin) => (LINES[line] ?? []).slice(0, count).map((row, reel) => `${reel},${row}`);
  const moons = window.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row) => (scatterPay > 0 && symbol === SCATTER ? [`${reel},${row}`] : [])),
  );
  return new Set([...lines.flatMap(onLine), ...moons]);
}

/** Five reels of three symbols. */
export function Reels({ spin, motion, isWon }: ReelsProps) {
  const winning = isWon ? winningCells(spin) : new Set<string>();
  return (
    <figure
      className="slot-reels"
      aria-label={motion === "still" ? TEXT.reels(spin.window) : TEXT.turning}
      data-motion={motion}
    >
      {spin.window.map((symbols, reel) => (
        <div key={reel} className="slot-reel" style={{ "--turns": 2 + reel } as CSSProperties}>
          {symbols.map((symbol, row) => (
            <SlotSymbolTile key={row} symbol={symbol} isWinning={winning.has(`${reel},${row}`)} />
          ))}
        </div>
      ))}
    </figure>
  );
}
