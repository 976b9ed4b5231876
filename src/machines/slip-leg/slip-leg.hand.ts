import { defineByHand, type Hand, type HandStep, type Place, type Way } from "../../../paths/lib/by-hand.ts";
import { LIVE_TEXT } from "../../ui/operator/live/text.ts";
import { SLIP_TEXT } from "../../ui/sports/slip/text.ts";
import { lineAtDesk, operatorAt, pressed, scored } from "../shared/by-hand.ts";
import { quoted } from "../shared/said.words.ts";
import type { slipLegMachine } from "./slip-leg.machine.ts";
import { slipLegPaths } from "./slip-leg.paths.ts";

type Availability = "open" | "suspended" | "closed";
type Price = "picked" | "up" | "down";

const UNTOLD = "같은 배당과 상태는 다시 알려지지 않는다";
const FINAL = "마감된 마켓은 다시 열리지 않고 배당도 움직이지 않는다";
const NOT_AGREED = "열려 있는 선택에만 수락 단추가 있다: 중지되거나 마감된 배당에는 동의할 수 없다";
const HIGHER: Readonly<Record<Price, string>> = {
  picked: "담았을 때와 같은",
  up: "담았을 때보다 높은",
  down: "담았을 때보다 낮은",
};

const availabilityOf = ({ before }: Place): Availability =>
  (["suspended", "closed"] as const).find((one) => before.matches({ availability: one })) ?? "open";

const priceOf = ({ before }: Place): number => (before.context as { betPrice: number }).betPrice;

/** The price is not the tester's to choose: the operator acts when it stands so. */
const operator = (price: Price, does: string, how: string): HandStep => ({
  by: "operator",
  does: `A의 배당이 ${HIGHER[price]} 때에 ${does}`,
  how,
  minutes: 1,
  otherwise: NOT_AGREED,
});
const desk = (button: string, price: Price): HandStep =>
  operator(price, `그 줄의 “${button}”를 누른다`, lineAtDesk(LIVE_TEXT.phase.live));

const WAITS: Readonly<Record<Availability, (price: Price) => HandStep>> = {
  open: (price) => ({
    by: "clock",
    does: `A의 배당이 ${HIGHER[price]} 값이 될 때까지 기다린다 (보통 10초 안이다)`,
    minutes: 1,
    otherwise: NOT_AGREED,
  }),
  suspended: (price) => desk(LIVE_TEXT.stop, price),
  closed: (price) => operator(price, scored(1, 0), operatorAt("/admin/results")),
};

/** What the server tells of the leg: its price and whether its market takes bets. */
const told =
  (cents: number, price: Price, now: Availability): Way =>
  (place): Hand => {
    const was = availabilityOf(place);
    if (priceOf(place) === cents && was === now) return { script: UNTOLD };
    if (was === "closed") return { script: FINAL };
    if (now === "open" && was === "suspended") return desk(LIVE_TEXT.lift, price);
    return WAITS[now](price);
  };

const { states } = slipLegPaths;
const SEEN: Readonly<Record<string, string>> = {
  [states["price.up"]?.sees ?? ""]: `A에 ▲와 새 배당, 그어진 담았을 때의 배당이 보인다`,
  [states["price.down"]?.sees ?? ""]: `A에 ▼와 새 배당, 그어진 담았을 때의 배당이 보인다`,
  [states["price.steady"]?.sees ?? ""]: "A에 ▲와 ▼가 없다",
  [states["availability.open"]?.sees ?? ""]: `A에 ${quoted(SLIP_TEXT.suspended)}와 ${quoted(SLIP_TEXT.closed)}이 없다`,
  [states["availability.suspended"]?.sees ?? ""]:
    `A에 ${quoted(SLIP_TEXT.suspended)}가 보이고 “일시 중지된 선택이 있습니다.”`,
  [states["availability.closed"]?.sees ?? ""]:
    `A에 ${quoted(SLIP_TEXT.closed)}이 보이고 “마감된 선택이 있습니다. 삭제 후 베팅해주세요.”`,
};

export const slipLegHand = defineByHand<typeof slipLegMachine>({
  code: "LEG",
  area: ["스포츠", SLIP_TEXT.titles.inplay, "선택 하나"],
  risk: "P2",
  begins: {
    "": {
      account: "member01",
      page: "/inplay",
      data: [
        "A는 진행 중인 축구 경기의 승이다. 베팅카트에 A와 다른 경기의 선택 하나가 있고 베팅금액은 10,000원이다",
        `“${SLIP_TEXT.policy}”는 “변경 거부”다`,
      ],
    },
  },
  events: {
    "leg.changed/up, open": told(200, "up", "open"),
    "leg.changed/further up, suspended": told(210, "up", "suspended"),
    "leg.changed/down, open": told(180, "down", "open"),
    "leg.changed/further down, closed": told(170, "down", "closed"),
    "leg.changed/as picked, open": told(195, "picked", "open"),
    "leg.changed/as picked, settled": told(195, "picked", "closed"),
    "leg.acknowledge": (place) =>
      availabilityOf(place) === "open"
        ? {
            ...pressed(SLIP_TEXT.accept, "베팅카트의 A"),
            looks: [`A에 “${SLIP_TEXT.accept}” 단추가 없다`],
          }
        : { script: "열려 있는 선택에만 수락 단추가 있다" },
  },
  seen: (text) => SEEN[text] ?? text,
  always: ["다른 경기의 선택은 그대로다"],
});
