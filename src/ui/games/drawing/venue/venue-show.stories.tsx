import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../../../../../.storybook/in-app.tsx";
import { courseEnd, courseOf } from "../../../../domain/games/courses/show.ts";
import type { VirtualSport } from "../../../../domain/games/games.ts";
import { RoundVenue } from "./round-venue.tsx";
import { VenueResult } from "./venue-result.tsx";
import { VenueShow } from "./venue-show.tsx";
import { VENUE_TEXT as TEXT } from "./text.ts";

const DRAWN: Readonly<Record<VirtualSport, number[][]>> = {
  dog: [[3, 1, 6, 2, 4, 5]],
  horse: [[8, 1, 6, 2, 4, 5, 3, 7]],
  soccer: [[12, 45, 46], [90]],
  basketball: [
    [25, 24, 26, 28],
    [24, 23, 20, 21],
  ],
};
const NAMES = ["번개", "질풍", "은하수", "흑표", "달빛", "천둥", "새벽별", "불꽃"];

const meta = {
  title: "가상/경기장 장면",
  component: VenueShow,
  args: { sport: "dog", drawn: DRAWN.dog, seed: "a", msOf: () => 0, names: NAMES },
  decorators: [inBox("h-75 max-w-225 p-2")],
} satisfies Meta<typeof VenueShow>;
export default meta;

type Story = StoryObj<typeof meta>;

const RESULT = { dog: "1위 3번", horse: "1위 8번", soccer: "3 : 1 (전반", basketball: "103 : 88" };

/** The show as it stands at a moment. Nothing in the page may say the result before its end. */
function at(sport: VirtualSport, ms: number, seed = "a"): Story {
  return {
    args: { sport, drawn: DRAWN[sport], seed, names: NAMES.slice(0, sport === "dog" ? 6 : 8), msOf: () => ms },
    play: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole("img")).toHaveAccessibleName(TEXT.watching[sport]);
      await expect(canvasElement.innerHTML).not.toContain(RESULT[sport]);
      await expect(canvas.queryByRole("list")).toBeNull();
      await expect(canvas.queryByRole("status")).toBeNull();
    },
  };
}
function over(sport: VirtualSport, seed = "a"): Story {
  return {
    args: {
      sport,
      drawn: DRAWN[sport],
      seed,
      names: sport === "dog" || sport === "horse" ? NAMES : ["서울", "부산"],
      msOf: () => 60_000,
    },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole("img")).toHaveAccessibleName(
        new RegExp(RESULT[sport].replaceAll(/[()]/g, "."), "u"),
      );
    },
  };
}
/** A seed whose race is as close as that, and one whose race is not. */
const SEEDS = ["a", "b", "c", "d", "e", "f", "g", "h"];
const isClose = (sport: "dog" | "horse", seed: string) => {
  const course = courseOf(sport, DRAWN[sport], seed);
  return "race" in course && course.race.isPhoto;
};
const closeSeed = (sport: "dog" | "horse") => SEEDS.find((seed) => isClose(sport, seed)) ?? "a";

export const DogStart = at("dog", 900);
export const DogMiddle = at("dog", 15_000);
export const DogFinish = at("dog", 28_200);
export const DogPhoto = at("dog", courseEnd(courseOf("dog", DRAWN.dog, closeSeed("dog"))) - 500, closeSeed("dog"));
export const DogResult = over("dog", closeSeed("dog"));
export const HorseStart = at("horse", 900);
export const HorseMiddle = at("horse", 17_000);
export const HorsePhoto = at(
  "horse",
  courseEnd(courseOf("horse", DRAWN.horse, closeSeed("horse"))) - 500,
  closeSeed("horse"),
);
export const HorseResult = over("horse");
export const SoccerStart = at("soccer", 600);
export const SoccerMiddle = at("soccer", 21_300);
export const SoccerResult = over("soccer");
export const BasketballStart = at("basketball", 900);
export const BasketballMiddle = at("basketball", 20_300);
export const BasketballResult = over("basketball");
export const Places: Story = {
  render: () => (
    <div className="venue">
      <VenueResult sport="dog" drawn={DRAWN.dog} names={NAMES} summary="1위 3번" />
    </div>
  ),
};
/** A round that ended long ago. */
export const OfARound: Story = {
  render: () => <RoundVenue roundId="601-20261122-0003" drawn={DRAWN.dog} now={() => 8_000_000_000_000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: TEXT.results })).toBeVisible();
  },
};
