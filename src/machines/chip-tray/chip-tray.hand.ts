import { defineByHand, type Hand, type HandStep, type Place } from "../../../paths/lib/by-hand.ts";
import { CHIP_TEXT, type Laid, totalOf } from "../../domain/games/chips.ts";
import { CHIPS_TEXT } from "../../ui/games/chips/text.ts";
import { GAMES_TEXT } from "../../ui/games/text.ts";
import { LOBBY_TEXT } from "../../ui/games/minigame/text.ts";
import { BET_LIMITS_TEXT } from "../../ui/operator/bet-limits/text.ts";
import { SLIP_TEXT } from "../../ui/sports/slip/text.ts";
import { quoted } from "../shared/said.words.ts";
import { operatorAt, pressed } from "../shared/by-hand.ts";
import type { chipTrayMachine } from "./chip-tray.machine.ts";
import { chipTrayPaths } from "./chip-tray.paths.ts";

const GAME = "/minigame/eos/powerball5";
const MOST = 20_000;
const RICH = { money: "enough" };
const LITTLE = { money: "little" };
const LOCKED = { round: "locked" };
const RUNS = { round: "runs" };

const ONE_PICK = "미니게임은 한 선택에만 칩을 올린다. 여러 자리는 바카라의 케이스에 있다";
const ONE_LIMIT = "미니게임의 선택은 한도가 모두 같다";
const LATER = "마감된 동안에는 칩이 그대로 있고 누를 수 없다";
const POOR = [quoted(CHIP_TEXT.poor)];
const laidText = (won: string): string => `단추에 ${quoted(GAMES_TEXT.bet(won))}이 보인다`;

const laidAt = ({ before }: Place): Laid => (before.context as { laid: Laid }).laid;
const isOn = (place: Place, pick: string): boolean => laidAt(place).some((one) => one.pick === pick);
const isLittle = ({ world }: Place): boolean => world.money === LITTLE.money;
const isRunning = ({ before }: Place): boolean => before.matches("open");

const press = (does: string, rest: Partial<HandStep> = {}): HandStep => ({ by: "member", does, ...rest });
const chip = (won: 5_000 | 10_000 | 50_000): string => `${quoted(CHIPS_TEXT.lay(won))} 칩을 누른다`;

/** The odd pick is chosen in the model's tray where no other is. */
const onOdd =
  (step: (place: Place) => Hand) =>
  (place: Place): Hand => {
    if (!isRunning(place)) return { script: LATER };
    return isOn(place, "tie") ? { script: ONE_PICK } : step(place);
  };

export const chipTrayHand = defineByHand<typeof chipTrayMachine>({
  code: "CHP",
  area: [LOBBY_TEXT.title, "게임 화면", CHIPS_TEXT.group],
  risk: "P1",
  begins: {
    "": {
      account: "member01",
      page: "/",
      data: [
        `레벨 1의 “${BET_LIMITS_TEXT.maxStake}”은 20,000원이다 (${operatorAt("/admin/bet-limits")}. 케이스가 끝나면 되돌린다)`,
        `${GAME}에서 마지막으로 한 베팅은 “홀” 10,000원이다`,
        "그 게임의 회차가 2분 이상 남았다",
      ],
      world: RUNS,
    },
  },
  choices: {
    money: {
      "": "보유머니가 40,000원 이상이다",
      enough: "보유머니가 40,000원 이상이다",
      little: "보유머니가 3,000원이다",
    },
  },
  events: {
    "chip.choose/a chip of the house": {
      script: "미니게임에서는 칩을 누르면 바로 올라간다. 고르는 것은 바카라의 자리다",
    },
    "chip.choose/another amount": { script: "화면에는 있는 칩만 있다" },
    "chip.lay/five thousand": (place) => {
      if (!isRunning(place)) return { script: LATER };
      if (isLittle(place)) return press(chip(5_000), { data: "5,000원", looks: POOR });
      if (isOn(place, "odd")) return { script: ONE_PICK };
      return isOn(place, "tie")
        ? { script: ONE_LIMIT }
        : press(`“짝”을 고르고 ${chip(5_000)}`, { data: "5,000원", when: RICH, looks: [laidText("5,000")] });
    },
    "chip.lay/the most of the pick": onOdd((place) => {
      if (isLittle(place)) return press(chip(10_000), { data: "10,000원", looks: POOR });
      return totalOf(laidAt(place)) > 0
        ? { script: "20,000원의 칩은 없다" }
        : press(`“홀”을 고르고 ${quoted(CHIPS_TEXT.lay(10_000))} 칩을 두 번 누른다`, {
            data: "20,000원",
            when: RICH,
            looks: [laidText("20,000")],
          });
    }),
    "chip.lay/more than the pick takes": onOdd(() =>
      press(`“홀”을 고르고 ${chip(50_000)}`, { data: "50,000원", looks: [quoted(CHIP_TEXT.most(MOST))] }),
    ),
    "chips.undo": (place) => {
      if (!isRunning(place)) return { script: LATER };
      const { past } = place.before.context as { past: readonly Laid[] };
      const isLost = past.length === 0 && totalOf(laidAt(place)) > 0;
      return isLost ? { script: "화면은 쉰 번까지 되돌린다" } : pressed(CHIPS_TEXT.undo);
    },
    "chips.double": (place) => {
      if (!isRunning(place)) return { script: LATER };
      if (isLittle(place)) return { ...pressed(CHIPS_TEXT.double), looks: POOR };
      const doubled = totalOf(laidAt(place)) * 2;
      if (doubled <= MOST) return isOn(place, "tie") ? { script: ONE_LIMIT } : pressed(CHIPS_TEXT.double);
      return { ...pressed(CHIPS_TEXT.double), looks: [quoted(CHIP_TEXT.most(MOST))] };
    },
    "chips.repeat": (place) => {
      if (!isRunning(place)) return { script: LATER };
      const { last } = place.before.context as { last: Laid };
      const isRefused = isLittle(place) && totalOf(last) > 3_000;
      return {
        ...pressed(CHIPS_TEXT.repeat),
        looks: isRefused ? POOR : [laidText(totalOf(last).toLocaleString("ko-KR"))],
      };
    },
    "chips.told/a typed stake": onOdd(() =>
      press(`“홀”을 고르고 베팅카트의 “${SLIP_TEXT.stake}”에 3000을 쓴다`, { data: "3,000원" }),
    ),
    "chips.told/nothing": (place) => {
      if (!isRunning(place)) return { script: LATER };
      return totalOf(laidAt(place)) > 0
        ? press(`베팅카트의 “${SLIP_TEXT.reset}”을 누른다`)
        : { script: "올린 칩이 없으면 베팅카트에 고칠 금액이 없다" };
    },
    "chips.placed": (place) => {
      const isTyped = isOn(place, "odd") && totalOf(laidAt(place)) === 3_000;
      if (!isRunning(place) || !isTyped) return { script: "걷는 베팅은 입력한 3,000원이다" };
      return isLittle(place)
        ? { script: "보유머니를 모두 쓰면 다음 걸음의 보유머니가 없다" }
        : press(`단추 ${quoted(GAMES_TEXT.bet("3,000"))}을 누른다`, { looks: [quoted(GAMES_TEXT.placed)] });
    },
    "terms.told/open": (place) => {
      if (isRunning(place))
        return {
          by: "operator",
          does: "member01에게 100,000원을 입금한다",
          data: "100,000원",
          how: operatorAt("/admin/members"),
          sets: RICH,
        };
      return place.world.round === LOCKED.round
        ? { by: "clock", does: "다음 회차가 열릴 때까지 기다린다", when: RICH, sets: RUNS, minutes: 2 }
        : press(`미니게임의 EOS 파워볼 5분(${GAME})을 연다`, { when: RICH });
    },
    "terms.told/with little money": (place) => {
      if (isRunning(place)) return { script: "보유머니는 베팅으로만 줄고, 그동안에는 칩을 올릴 수 없다" };
      return place.world.round === LOCKED.round
        ? { by: "clock", does: "다음 회차가 열릴 때까지 기다린다", when: LITTLE, sets: RUNS, minutes: 2 }
        : press(`미니게임의 EOS 파워볼 5분(${GAME})을 연다`, { when: LITTLE });
    },
    "terms.told/the round is locked": (place) =>
      isRunning(place)
        ? {
            by: "clock",
            does: "회차가 마감될 때까지 기다린다",
            sets: LOCKED,
            minutes: 3,
            looks: ["올린 칩은 그대로 있다"],
          }
        : { script: "닫혀 있는 동안에는 다시 닫히지 않는다" },
  },
  seen: (text, { round }) =>
    text === chipTrayPaths.states.closed?.sees
      ? quoted(round === LOCKED.round ? GAMES_TEXT.closedNow : CHIP_TEXT.wait)
      : text,
  always: ["누르지 않은 칩은 올라가지 않고, 올린 칩은 베팅하기 전에는 돈이 아니다"],
});
