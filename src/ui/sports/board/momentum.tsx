import { MOMENTUM_KEPT } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { BOARD_TEXT } from "./text.ts";

const STEP = 100 / MOMENTUM_KEPT;

/** Pressure lately: bars of the home side go up, those of the away side down; the newest is at the right. */
export function Momentum({ values }: { values: readonly number[] }) {
  return (
    <svg
      role="img"
      aria-label={BOARD_TEXT.momentum}
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      className="h-10 w-full rounded-md bg-sunken"
    >
      <line x1="0" x2="100" y1="10" y2="10" className="stroke-line" strokeWidth="0.3" />
      {values.slice(-MOMENTUM_KEPT).map((value, index, shown) => {
        const height = (Math.min(100, Math.abs(value)) / 100) * 9.5;
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={index}
            x={100 - (shown.length - index) * STEP + 0.3}
            width={STEP - 0.6}
            y={value > 0 ? 10 - height : 10}
            height={height}
            className={value > 0 ? "fill-rise" : "fill-fall"}
          />
        );
      })}
    </svg>
  );
}
