import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { createActor } from "xstate";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { gameAnswers, storyRound } from "../../../../.storybook/story-games.ts";
import { miniGameRoundMachine } from "../../../machines/mini-game-round/mini-game-round.machine.ts";
import { GAMES_TEXT } from "../text.ts";
import { PROOF_TEXT } from "./proof-text.ts";
import { createStoryBetting } from "../../../../.storybook/story-betting.ts";
import { gameOf } from "../../../domain/games/games.ts";
import { runningRound } from "../../../../.storybook/story-games.ts";
import { CHIPS_TEXT } from "../chips/text.ts";
import {
  BarPlace,
  LateBetBar,
  LateCard,
  LateDrawing,
  LateMarks,
  LateOwnBets,
  LatePicture,
  LateProof,
  LateRoads,
  LateRules,
  LateSound,
  LateVenue,
} from "./late-parts.tsx";

const game = gameOf("215");
if (!game) throw new Error("the game is gone");
const betting = createStoryBetting({ slip: { name: "mini", entries: [] } });

const meta = { title: "미니게임/회차/늦게 오는 조각" } satisfies Meta;
export default meta;

/** Each part comes in by itself. */
export const Loaded: StoryObj = {
  render: () => (
    <StoryApp answers={gameAnswers()}>
      <LateSound round={createActor(miniGameRoundMachine).start()} />
      <LateDrawing kind="ladder" drawn={[[0], [3]]} />
      <BarPlace />
      <LatePicture kind="ladder" />
      <LateVenue roundId="601-20261122-0003" drawn={[[3, 1, 6, 2, 4, 5]]} now={() => 0} />
      <LateMarks kind="ladder" drawn={[[[0], [3]]]} />
      <LateBetBar
        game={game}
        owner="m1"
        betting={betting}
        terms={gameAnswers()["minigame/picks"]}
        round={runningRound()}
        isOpen
      />
      <LateCard roundId="624-20261122-0003" />
      <LateRoads kind="ladder" drawn={[[[0], [3]]]} />
      <LateOwnBets roundId={storyRound.id} />
      <LateProof roundId={storyRound.id} />
      <LateRules kind="powerball" terms={gameAnswers()["minigame/picks"]} />
    </StoryApp>
  ),
  play: async ({ canvas }) => {
    // The result is told when the drawing has ended.
    await waitFor(() => expect(canvas.getByText("좌3짝")).toBeVisible());
    // Another story may have left the sound on.
    await expect(await canvas.findByRole("button", { name: /^소리 / }, { timeout: 10_000 })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: CHIPS_TEXT.lay(1_000) })).toBeVisible();
    await expect(await canvas.findByRole("img", { name: /: 짝$/ })).toBeVisible();
    await expect(await canvas.findByText("일본 대 모로코")).toBeVisible();
    await expect(await canvas.findByRole("row", { name: "짝 1 100.0% 1회 1회" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: PROOF_TEXT.verify })).toBeVisible();
    await expect(await canvas.findByText(GAMES_TEXT.noOwn)).toBeVisible();
    await expect(await canvas.findByRole("columnheader", { name: "배당" })).toBeVisible();
  },
};
