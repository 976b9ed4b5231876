import { defineByHand, type Hand, type HandStep, type Place } from "../../../paths/lib/by-hand.ts";
import { GAMES_TEXT } from "../../ui/games/text.ts";
import { LOBBY_TEXT } from "../../ui/games/minigame/text.ts";
import { quoted } from "../shared/said.words.ts";
import { AWAY_AND_BACK, OTHER_TAB, typedAddress } from "../shared/by-hand.ts";
import type { miniGameRoundMachine } from "./mini-game-round.machine.ts";
import { miniGameRoundPaths } from "./mini-game-round.paths.ts";

const GAME = "/minigame/eos/powerball1";
const FORWARD = "회차는 앞으로만 간다: 서버는 지난 때의 회차를 다시 알리지 않는다";
const SHORT = "다음 회차는 앞 회차가 끝나는 때에 열린다. 열리기 전의 회차는 알려지지 않는다";

const { states } = miniGameRoundPaths;
const SEEN: Readonly<Record<string, string>> = Object.fromEntries(
  (["waiting", "open", "closing", "closed", "drawn", "settled"] as const).flatMap((phase) => {
    const sees = states[`shown.${phase}`]?.sees;
    return sees === undefined ? [] : [[sees, quoted(GAMES_TEXT.state[phase])]];
  }),
);

const ORDER = ["open", "closing", "closed", "drawn", "settled"] as const;
type Phase = (typeof ORDER)[number];

const phaseOf = ({ before }: Place): Phase | undefined => ORDER.find((phase) => before.matches({ shown: phase }));

const waits = (does: string, rest: Partial<HandStep> = {}): HandStep => ({ by: "clock", does, minutes: 1, ...rest });

/** What the server tells of the round that stands there: at the first look, read anew, or as it goes on. */
const read =
  (phase: Phase) =>
  (place: Place): Hand => {
    if (place.before.matches("idle"))
      return {
        by: "member",
        does: `둘째 탭의 그 게임에 ${quoted(GAMES_TEXT.state[phase])}가 보일 때, 첫째 탭의 ${typedAddress(GAME)}`,
        how: OTHER_TAB,
        minutes: 1,
      };
    const now = phaseOf(place);
    if (now === phase) return { ...AWAY_AND_BACK, does: `${AWAY_AND_BACK.does}: 회차를 다시 읽는다` };
    if (now === undefined || ORDER.indexOf(now) > ORDER.indexOf(phase)) return { script: FORWARD };
    return waits(`${quoted(GAMES_TEXT.state[phase])}가 보일 때까지 기다린다`);
  };

export const miniGameRoundHand = defineByHand<typeof miniGameRoundMachine>({
  code: "MGR",
  area: [LOBBY_TEXT.title, "게임 화면", "회차"],
  risk: "P2",
  first: ["shown.closed"],
  begins: {
    "": { account: "member01", page: "/", data: [`같은 브라우저의 둘째 탭에 ${GAME}이 열려 있다`] },
  },
  events: {
    "round.read/before it opens": { script: SHORT },
    "round.read/as it opens": read("open"),
    "round.read/ten seconds before its end": read("closing"),
    "round.read/at its end": read("closed"),
    "round.read/drawn": read("drawn"),
    "round.read/settled": read("settled"),
    "round.read/the next one": ({ before }) =>
      before.matches("idle")
        ? { script: "처음 읽는 회차에는 앞 회차가 없다" }
        : waits("다음 회차가 열릴 때까지 기다린다", { minutes: 1, looks: ["회차 번호가 하나 늘었다"] }),
    "round.tick/before it opens": { by: "clock", does: "1초를 기다린다", looks: ["남은 시간이 1초에 하나씩 준다"] },
    "round.tick/as it opens": { by: "clock", does: "1초를 기다린다", looks: ["남은 시간이 1초에 하나씩 준다"] },
    "round.tick/just before the last ten seconds": ({ before }) =>
      before.matches({ shown: "open" }) ? waits("마감까지 11초가 남을 때까지 기다린다") : { script: FORWARD },
    "round.tick/ten seconds before its end": ({ before }) =>
      before.matches({ shown: "open" })
        ? waits(`${quoted(GAMES_TEXT.state.closing)}가 보일 때까지 기다린다`)
        : { by: "clock", does: "1초를 기다린다" },
    "round.tick/just before its end": waits("마감까지 1초가 남을 때까지 기다린다"),
    "round.tick/at its end": waits("마감될 때까지 기다린다", {
      looks: ["마감과 함께 베팅할 수 없게 된다"],
    }),
  },
  seen: (text) => SEEN[text] ?? text,
  always: ["한 번 나온 결과는 바뀌지 않는다", "지난 회차로 돌아가지 않는다"],
});
