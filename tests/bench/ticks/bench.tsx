// Both pages in one tab, in turns, so that what slows the machine slows both.
import { mountByHand } from "./by-hand.ts";
import { mountInReact } from "./in-react.tsx";
import { PRICES, ticks } from "./ticks.ts";
import "../../../src/ui/frame/theme/theme.css";

export interface TickTimes {
  byHand: number[];
  inReact: number[];
  /** Texts of both pages after the last round, to show that both did the work. */
  sameText: boolean;
  cells: number;
}

declare global {
  interface Window {
    measureTicks: (rounds: number) => Promise<TickTimes>;
  }
}

function fresh(): HTMLElement {
  const stage = document.createElement("div");
  stage.style.cssText = "display:grid;grid-template-columns:repeat(8,1fr);gap:4px";
  return stage;
}

/** Time of the writes and of the layout that they cause, in milliseconds. */
function time(stage: HTMLElement, work: () => void): number {
  document.body.replaceChildren(stage);
  void stage.offsetHeight;
  const start = performance.now();
  work();
  void stage.offsetHeight;
  return performance.now() - start;
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
const textOf = (stage: HTMLElement) =>
  [...stage.querySelectorAll("button")].map((button) => button.textContent).join("|");

window.measureTicks = async (rounds) => {
  const handStage = fresh();
  const reactStage = fresh();
  const write = mountByHand(handStage);
  const react = mountInReact(reactStage);
  const times: TickTimes = { byHand: [], inReact: [], sameText: false, cells: PRICES };
  const byHand = (round: number) => times.byHand.push(time(handStage, () => write(ticks(round))));
  const inReact = (round: number) =>
    times.inReact.push(
      time(reactStage, () => {
        react.take(ticks(round));
        react.flush();
      }),
    );
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [byHand, inReact] : [inReact, byHand];
    for (const one of order) {
      one(round);
      await nextFrame();
    }
  }
  times.sameText = textOf(handStage) === textOf(reactStage);
  return times;
};
