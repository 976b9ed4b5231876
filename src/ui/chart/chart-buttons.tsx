// What can be pressed in a chart: over the drawing, which is a picture.
import type { Box } from "./boxes.ts";
import { boxLines, SIZES } from "./drawing-text.ts";
import type { ChildMachine, DrawnState, Drawing } from "./drawing.ts";
import { textWidth } from "./measure.ts";
import { CHART_TEXT as TEXT } from "./text.ts";

export interface ChartParts {
  /** Folds a state that holds others, or unfolds it; left out where nothing is folded. */
  onFold?: ((state: string) => void) | undefined;
  /** Opens the chart of a machine that runs inside of this one. */
  onOpen?: ((child: ChildMachine) => void) | undefined;
  /** False for a machine that has no chart here. */
  canOpen?: ((child: ChildMachine) => boolean) | undefined;
}

export function ChartButtons({ drawing, onFold, onOpen, canOpen }: ChartParts & { drawing: Drawing }) {
  const over = ({ x, y, width, height }: Box) => ({
    left: `${(x / drawing.width) * 100}%`,
    top: `${(y / drawing.height) * 100}%`,
    width: `${(width / drawing.width) * 100}%`,
    height: `${(height / drawing.height) * 100}%`,
  });
  const canFold = ({ state, isContainer }: DrawnState): boolean =>
    state.parent !== null && (isContainer || state.folded !== undefined);
  return drawing.states.map((drawn) => (
    <div key={drawn.state.id} className="contents">
      {onFold && canFold(drawn) && (
        <button
          type="button"
          className="chart-button"
          style={over(toggleBox(drawn))}
          aria-expanded={drawn.state.folded === undefined}
          aria-label={drawn.state.folded === undefined ? TEXT.fold(drawn.state.id) : TEXT.unfold(drawn.state.id)}
          onClick={() => onFold(drawn.state.id)}
        >
          <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
            <path d={drawn.state.folded === undefined ? "M5 8l5 5 5-5" : "M8 5l5 5-5 5"} />
          </svg>
        </button>
      )}
      {onOpen &&
        boxLines(drawn.state).map(({ child, text }, row) =>
          child && drawn.words && canOpen?.(child) !== false ? (
            <button
              key={child.actor}
              type="button"
              data-row
              className="chart-button"
              style={over(rowBox(drawn.words, row, text))}
              aria-label={TEXT.openChild(child.machine)}
              onClick={() => onOpen(child)}
            />
          ) : null,
        )}
    </div>
  ));
}

const toggleBox = ({ x, y, width }: Box): Box => ({
  x: x + width - SIZES.toggle - 3,
  y: y + 3,
  width: SIZES.toggle,
  height: SIZES.toggle,
});

const rowBox = ({ x, y }: Box, row: number, text: string): Box => ({
  x: x - 3,
  y: y + row * SIZES.lineHeight,
  width: textWidth(text, SIZES.line) + 6,
  height: SIZES.lineHeight - 1,
});
