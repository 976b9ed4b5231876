import { defineByHand, itself, type Hand, type HandStep } from "../../../paths/lib/by-hand.ts";
import { TETHER_DEPOSIT_MAINTENANCE_TEXT } from "../../domain/lobby/launch-text.ts";
import { FORM_TEXT } from "../../ui/frame/form/text.ts";
import { TETHER_TEXT as TEXT } from "../../ui/wallet/charge-crypto/text.ts";
import { BLOCK, BLOCKING, NETWORK, SLOW, UNBLOCK, UNSLOW } from "../shared/by-hand.ts";
import { quoted } from "../shared/said.words.ts";
import { FREE, NOT_ASKED, NOT_TAKEN, reloaded, submissionByHand, TAKEN } from "../shared/submission-by-hand.ts";
import {
  ENDED_BEFORE,
  LOGGED_IN,
  loggedIn,
  member,
  moves,
  seenOfTether,
  sendsAt,
  STOPS,
  tetherByHand,
  type TetherPage,
} from "../shared/tether-by-hand.ts";
import type { tetherDepositMachine } from "./tether-deposit.machine.ts";
import { tetherDepositPaths } from "./tether-deposit.paths.ts";

/** What became of a request is asked elsewhere than where it goes. */
const PATHS = ["/api/charge/cryptoDeposit", "/api/commands/*"];
const URL = "/api/charge/tetherDepositUrl*";
const PAGE: TetherPage = {
  maintenance: TETHER_DEPOSIT_MAINTENANCE_TEXT,
  open: TEXT.open,
  dialog: TEXT.dialog,
  confirm: TEXT.confirm,
  sends: TEXT.pay,
  sendsAnew: TEXT.payAnew,
};
const WAITS = { net: "slow" };
const TYPES = `“${TEXT.amount}”에 100000을 쓰고 “${TEXT.network}”에서 TRC20을 고른다`;
const FOUND_LATE = "거절의 답까지 늦어야 한다";
const MONEY = ["입금을 기다리는 테더 충전이 없다", "브라우저가 이 사이트의 새 창을 막지 않는다"];
const RELOADED = reloaded(
  `“${TEXT.open}”를 누르고, ${TYPES.replace("고른다", "고르고")}, “${TEXT.next}”과 “${TEXT.pay}”를 누르고,`,
  PATHS,
);

const { states } = tetherDepositPaths;
const read = seenOfTether(PAGE, {
  closed: states.closed?.sees ?? "",
  open: states.open?.sees ?? "",
  idle: states["closed.idle"]?.sees ?? "",
  editing: states["open.editing"]?.sees ?? "",
  confirming: states["open.confirming"]?.sees ?? "",
});

export const tetherDepositHand = defineByHand<typeof tetherDepositMachine>({
  code: "TDP",
  area: ["테더", TEXT.dialog],
  risk: "P1",
  first: ["unknown", "unsent", "closed.paying"],
  begins: {
    fresh: { account: "member01", page: "/chargeCrypto", data: MONEY, world: { ...LOGGED_IN, ...NOT_ASKED } },
    reload: {
      account: "member01",
      page: "/chargeCrypto",
      data: [...MONEY, RELOADED.data],
      path: RELOADED.path,
      world: { ...LOGGED_IN, ...RELOADED.world },
    },
  },
  events: loggedIn({
    ...submissionByHand({ texts: FORM_TEXT, paths: PATHS, taken: "done" }),
    ...tetherByHand(PAGE),
    "tether.cancel": (place) =>
      place.before.matches({ open: "requesting" })
        ? {
            by: "member",
            does: `20초 안에 “${TEXT.exchange}”을 눌러 화면을 떠난다`,
            when: WAITS,
            sets: FREE,
            back: UNSLOW,
            how: NETWORK,
            looks: ["빈 새 창이 닫힌다"],
          }
        : (tetherByHand(PAGE)["tether.cancel"] as (at: typeof place) => Hand)(place),
    "tether.type/100,000 won": member(TYPES, { data: "100,000원" }),
    "tether.type/nothing": member(`“${TEXT.clear}”를 누른다`),
    "tether.type/half a won": { script: "금액의 칸은 정수만 받는다" },
    "tether.submit": ({ before }) =>
      member(`“${TEXT.next}”을 누른다`, {
        looks:
          (before.context as { amount: number }).amount === 0
            ? [quoted(TEXT.noAmount)]
            : [`“100,000원을 … USDT로 충전합니다.”`, quoted(TEXT.newWindow)],
      }),
    "tether.confirm": (place): readonly Hand[] => {
      const press: HandStep = member(`“${sendsAt(PAGE, place)}”를 누른다`);
      return [
        press,
        { ...press, by: "tester", does: `${SLOW}. ${String(press.does)}`, how: NETWORK, when: FREE, sets: WAITS },
      ];
    },
    "tether.close": member(`“${TEXT.ok}”을 누른다`, { looks: ["새 창은 열려 있다"] }),
    "window.blocked": { script: "누른 때에 여는 창은 브라우저가 막지 않는다: 막는 확장 프로그램이 있어야 한다" },
    "window.closed": ({ before }) =>
      before.matches({ closed: "paying" })
        ? member("새 창을 닫는다")
        : member("20초 안에 빈 새 창을 닫는다", { when: WAITS, sets: FREE, back: UNSLOW, how: NETWORK }),
    "done readDepositUrl/https": itself({ when: FREE }),
    "done readDepositUrl/http": { script: "서버는 https가 아닌 주소를 주지 않는다" },
    "error readDepositUrl/no answer": { by: "tester", ahead: BLOCK(URL), how: BLOCKING, back: UNBLOCK, when: FREE },
    "error readDepositUrl/server's words": STOPS as HandStep,
    "error readDepositUrl/second login": { script: ENDED_BEFORE },
    "done sendCommand/done": itself({
      when: FREE,
      sets: TAKEN,
      looks: [quoted(TEXT.paying), "새 창에 입금 주소와 보낼 금액이 보인다"],
    }),
    "done sendCommand/refused": { script: "주소를 묻는 요청이 같은 까닭으로 먼저 거절된다" },
    "done sendCommand/rate moved": { ...moves("낮은"), looks: [`“환율이 바뀌었습니다: …”와 “${TEXT.payAnew}” 단추`] },
    "done findCommand/refused": { script: FOUND_LATE },
    "done findCommand/rate moved": { script: FOUND_LATE },
    "after sendTimeout": (place) => {
      if (place.before.matches("sending")) return { script: "느린 네트워크에서는 주소를 묻는 요청이 먼저 늦는다" };
      return (
        submissionByHand({ texts: FORM_TEXT, paths: PATHS, taken: "done" })["after sendTimeout"] as (
          at: typeof place,
        ) => Hand
      )(place);
    },
  }),
  seen: read,
  always: ["기록되지 않은 입금 주소는 새 창에 보이지 않는다", "한 번 누르면 입금은 하나만 생긴다"],
  afterwards: [
    {
      in: "closed.paying",
      does: "화면을 새로고침한다",
      expects: [`“${TEXT.order}”이 하나만 있다: ${quoted(TEXT.says.waiting)}`],
    },
    { in: "closed.idle", when: NOT_TAKEN, does: "화면을 새로고침한다", expects: ["새 테더 입금이 없다"] },
  ],
});
