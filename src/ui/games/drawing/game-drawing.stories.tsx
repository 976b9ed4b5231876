import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef } from "react";
import { expect, waitFor } from "storybook/test";
import { inBox } from "../../../../.storybook/in-app.tsx";
import { type DrawnKind, isDrawnKind, type KindName } from "../../../domain/games/games.ts";
import { KINDS } from "../../../domain/games/kinds.ts";
import { KinoDrawing, PowerballDrawing } from "./balls.tsx";
import { CardsDrawing } from "./cards.tsx";
import { GameDrawing } from "./game-drawing.tsx";
import { Meaning } from "./meaning.tsx";
import { KinoLadderDrawing, LadderDrawing } from "./ladder.tsx";
import { Step, Surface } from "./parts.tsx";
import { RaceDrawing } from "./race.tsx";
import { DiceDrawing, DiscsDrawing, HwatuDrawing } from "./tokens.tsx";
import { RingDrawing, RouletteDrawing } from "./wheel.tsx";

const meta = {
  title: "미니게임/추첨 그림/추첨 결과 그림",
  component: GameDrawing,
  args: { kind: "powerball", drawn: [[3, 12, 21, 28, 7], [9]] },
  decorators: [inBox("max-w-160 p-3")],
} satisfies Meta<typeof GameDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All that the stories of this file force. */
const FORCED: { kind: DrawnKind; drawn: number[][] }[] = [];

/** A forced result with the words that it is read by. */
function forced(kind: DrawnKind, drawn: number[][], says: string): Story {
  FORCED.push({ kind, drawn });
  return {
    args: { kind, drawn },
    play: async ({ canvas, canvasElement }) => {
      const [image] = await canvas.findAllByRole("img");
      await expect(image).toHaveAccessibleName(says);
      const meaning = await canvas.findByText(says, { selector: "figcaption" });
      for (const move of canvasElement.getAnimations({ subtree: true })) move.finish();
      await waitFor(() => expect(meaning).toBeVisible());
    },
  };
}

/** The meaning waits for what moves. */
export const StillMoving: Story = {
  render: function Moving() {
    const disc = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => disc.current?.animate({ opacity: [0, 1] }, 60_000).pause(), []);
    return (
      <figure>
        <div ref={disc} className="size-10 bg-accent" />
        <Meaning text="합 11 · 대 · 홀" />
      </figure>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(canvas.getByText("합 11 · 대 · 홀")).not.toBeVisible();
    for (const move of canvasElement.getAnimations({ subtree: true })) move.finish();
    await waitFor(() => expect(canvas.getByText("합 11 · 대 · 홀")).toBeVisible());
  },
};
export const PowerballOddUnder = forced("powerball", [[1, 2, 3, 4, 5], [1]], "파워볼 1 홀 언더 · 일반볼 15 홀 언더");
export const PowerballEvenOver = forced(
  "powerball",
  [[28, 27, 26, 25, 24], [8]],
  "파워볼 8 짝 오버 · 일반볼 130 짝 오버",
);
export const LadderLeftThree = forced("ladder", [[0], [3]], "좌3짝");
export const LadderLeftFour = forced("ladder", [[0], [4]], "좌4홀");
export const LadderRightThree = forced("ladder", [[1], [3]], "우3홀");
export const LadderRightFour = forced("ladder", [[1], [4]], "우4짝");
const TO_21 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21];
const BALLS = [...TO_21, 70];
export const KinoLadderLeftFour = forced("kino-ladder", [BALLS], "좌4홀");
export const KinoLadderLeftThree = forced("kino-ladder", [[...TO_21, 69]], "좌3짝");
export const KinoLadderRightThree = forced("kino-ladder", [[70, ...TO_21]], "우3홀");
export const KinoLadderRightFour = forced("kino-ladder", [[70, ...TO_21.toReversed().slice(0, 20), 22]], "우4짝");
export const KinoOddUnder = forced("kino", [BALLS], "끝수 1 · 홀 · 언더");
export const KinoEvenUnder = forced("kino", [[...TO_21, 69]], "끝수 0 · 짝 · 언더");
export const KinoOddOver = forced("kino", [[...TO_21, 66]], "끝수 7 · 홀 · 오버");
export const KinoEvenOver = forced("kino", [[...TO_21, 67]], "끝수 8 · 짝 · 오버");
export const BaccaratPlayer = forced(
  "baccarat",
  [
    [32, 48],
    [20, 4],
  ],
  "플레이어 9 : 8 뱅커 · 플레이어",
);
export const BaccaratBanker = forced(
  "baccarat",
  [
    [32, 0],
    [20, 4],
  ],
  "플레이어 0 : 8 뱅커 · 뱅커",
);
export const BaccaratTie = forced(
  "baccarat",
  [
    [32, 48, 3],
    [20, 49, 14],
  ],
  "플레이어 0 : 0 뱅커 · 타이",
);
export const BaccaratThirdCards = forced(
  "baccarat",
  [
    [0, 4, 16],
    [8, 9, 5],
  ],
  "플레이어 8 : 8 뱅커 · 타이",
);
export const DragonWins = forced("dragon-tiger", [[51], [0]], "드래곤");
export const TigerWins = forced("dragon-tiger", [[0], [51]], "타이거");
export const DragonTigerTie = forced("dragon-tiger", [[50], [51]], "타이");
export const OddEvenOdd = forced("odd-even", [[1, 0, 0, 0]], "빨강 1 · 하양 3 · 홀");
export const OddEvenAllWhite = forced("odd-even", [[0, 0, 0, 0]], "빨강 0 · 하양 4 · 짝");
export const OddEvenAllRed = forced("odd-even", [[1, 1, 1, 1]], "빨강 4 · 하양 0 · 짝");
export const OddEvenHalf = forced("odd-even", [[1, 0, 1, 0]], "빨강 2 · 하양 2 · 짝");
export const OddEvenOneWhite = forced("odd-even", [[1, 0, 1, 1]], "빨강 3 · 하양 1 · 홀");
export const SicBoSmall = forced("sic-bo", [[1, 2, 5]], "합 8 · 소 · 짝");
export const SicBoBig = forced("sic-bo", [[6, 5, 4]], "합 15 · 대 · 홀");
export const SicBoTriple = forced("sic-bo", [[3, 3, 3]], "합 9 · 트리플");
export const HwatuBright = forced(
  "hwatu",
  [
    [4, 14],
    [0, 1],
  ],
  "청 38광땡 : 1땡 홍 · 청",
);
export const HwatuRed = forced(
  "hwatu",
  [
    [8, 10],
    [18, 19],
  ],
  "청 1끗 : 장땡 홍 · 홍",
);
export const HwatuDraw = forced(
  "hwatu",
  [
    [0, 2],
    [1, 3],
  ],
  "청 알리 : 알리 홍 · 무승부",
);
export const RouletteZero = forced("roulette", [[0]], "0");
export const RouletteRed = forced("roulette", [[32]], "32 · 레드 · 짝");
export const RouletteBlack = forced("roulette", [[17]], "17 · 블랙 · 홀");
export const High = forced("high-low", [[51]], "13 · 하이 · 블랙");
export const Low = forced("high-low", [[1]], "1 · 로우 · 레드");
export const Seven = forced("high-low", [[25]], "7 · 세븐 · 레드");
export const RingEvenOver = forced("ring", [[12]], "12 · 짝 · 오버");
export const RingOddUnder = forced("ring", [[1]], "1 · 홀 · 언더");
export const SpeedSixEvenOver = forced("speed-six", [[4, 1, 6, 2, 3, 5]], "1위 4 · 2위 1 · 짝 · 오버");
export const SpeedSixOddUnder = forced("speed-six", [[3, 5, 6, 2, 4, 1]], "1위 3 · 2위 5 · 홀 · 언더");
export const DiceOdd = forced("dice", [[6, 5]], "합 11 · 홀");
export const DiceSeven = forced("dice", [[3, 4]], "합 7 · 홀");
export const DiceDouble = forced("dice", [[1, 1]], "합 2 · 짝 · 더블");
export const BlackjackNatural = forced(
  "blackjack",
  [
    [0, 51],
    [36, 32],
  ],
  "플레이어 블랙잭 : 19 딜러 · 플레이어",
);
export const BlackjackDealer = forced(
  "blackjack",
  [
    [36, 28],
    [36, 32],
  ],
  "플레이어 18 : 19 딜러 · 딜러",
);
export const BlackjackPush = forced(
  "blackjack",
  [
    [36, 32],
    [40, 33],
  ],
  "플레이어 19 : 19 딜러 · 푸시",
);
export const BlackjackBust = forced(
  "blackjack",
  [
    [36, 20, 48],
    [36, 32],
  ],
  "플레이어 버스트 : 19 딜러 · 딜러",
);

const SIDES = ["a", "b", "tie"] as const;

/** What designers look at is complete: each side of each road of each kind is forced by a story of this file. */
export const EveryOutcome: Story = {
  play: async () => {
    const drawn = Object.entries(KINDS).filter(([name]) => isDrawnKind(name as KindName));
    const missing = drawn.flatMap(([name, kind]) =>
      kind.roads.flatMap((road) => {
        const shown = new Set(
          FORCED.filter((one) => one.kind === name).map(({ drawn }) => kind.sideOf(road.key, drawn)),
        );
        const sides = SIDES.filter((side) => side !== "tie" || road.tie !== undefined);
        return sides.filter((side) => !shown.has(side)).map((side) => `${name} ${road.key} ${side}`);
      }),
    );
    await expect(missing).toEqual([]);
  },
};

/** Each drawing by itself. */
export const Parts: Story = {
  render: () => (
    <div className="grid gap-3">
      <PowerballDrawing drawn={[[1, 2, 3, 4, 5], [1]]} label="1" />
      <KinoDrawing drawn={[BALLS]} label="2" />
      <LadderDrawing drawn={[[0], [3]]} label="3" />
      <KinoLadderDrawing drawn={[BALLS]} label="4" />
      <CardsDrawing drawn={[[0], [51]]} label="5" names={["드래곤", "타이거"]} />
      <DiceDrawing drawn={[[1, 2, 3]]} label="6" />
      <DiscsDrawing drawn={[[1, 0, 1, 0]]} label="7" />
      <HwatuDrawing
        drawn={[
          [0, 1],
          [2, 3],
        ]}
        label="8"
      />
      <RouletteDrawing drawn={[[17]]} label="9" />
      <RingDrawing drawn={[[5]]} label="10" />
      <RaceDrawing drawn={[[1, 2, 3, 4, 5, 6]]} label="11" />
      <Surface label="12" height={40}>
        <Step at={0}>
          <circle cx={20} cy={20} r={10} fill="currentColor" />
        </Step>
      </Surface>
    </div>
  ),
};
