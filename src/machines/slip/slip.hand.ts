import {
  defineByHand,
  type Hand,
  type HandStep,
  itself,
  type Place,
  type Way,
  type World,
} from "../../../paths/lib/by-hand.ts";
import { SLIP_NAMES } from "../../domain/sports/slip/slips.ts";
import { LIVE_TEXT } from "../../ui/operator/live/text.ts";
import { PLACEMENT_TEXT, POLICY_LABEL, SLIP_TEXT } from "../../ui/sports/slip/text.ts";
import {
  AWAY_AND_BACK,
  BLOCK,
  BLOCKING,
  lineAtDesk,
  object,
  operatorAt,
  OTHER_TAB,
  pressed,
  UNBLOCK,
} from "../shared/by-hand.ts";
import type { slipMachine } from "./slip.machine.ts";
import type { SlipContext, SlipLeg } from "./slip.schema.ts";
import { begins, QUIET, reloads } from "./slip.begins.by-hand.ts";
import { seenOfSlip } from "./slip.seen.by-hand.ts";

const SENT: World = { bet: "sent" };
const LOST: World = { bet: "lost" };
const EMPTY = "빈 베팅카트에는 금액과 방침의 칸이 없다";
const TOLD = "접수는 그 베팅카트의 선택으로만 알려진다";
const BETS = "/api/bets*";

const contextOf = ({ before }: Place): SlipContext => before.context as SlipContext;
const legOf = (place: Place, id: string): SlipLeg | undefined =>
  contextOf(place).legs.find(({ entry }) => entry.id === id);
const has = (place: Place, id: string): boolean => legOf(place, id) !== undefined;
const isMini = ({ world }: Place): boolean => world.page === "mini";
const isEmpty = ({ before }: Place): boolean => before.matches("empty");
const isHeld = ({ before }: Place): boolean => before.matches("held");

const member = (does: string, rest: Partial<HandStep> = {}): HandStep => ({ by: "member", does, ...rest });
const waits = (does: string, rest: Partial<HandStep> = {}): HandStep => ({ by: "clock", does, minutes: 3, ...rest });

/** A case after a reload begins with the reload. */
const loaded =
  (way: Way): Way =>
  (place) => {
    const there = typeof way === "function" ? way(place) : way;
    return place.world.loaded !== "no" || "script" in there ? there : { script: "먼저 새로고침한다" };
  };

const pick = (name: string): Way => {
  const step = member(`목록에서 ${name}를 누른다`);
  return (place) => (isHeld(place) ? { script: "베팅을 보내는 동안에는 누를 수 없다" } : step);
};

const field =
  (step: HandStep): Way =>
  (place) =>
    isEmpty(place) ? { script: EMPTY } : step;

const policy = (name: keyof typeof POLICY_LABEL): Way =>
  field(member(`“${SLIP_TEXT.policy}”에서 ${object(POLICY_LABEL[name])} 고른다`));

/** What moves a leg: the list tells it, then the leg. */
const moved = (place: Place): Hand | readonly Hand[] => {
  if (!has(place, "home"))
    return isMini(place)
      ? { script: "게임의 배당은 움직이지 않는다" }
      : waits("목록에서 담지 않은 배당이 움직일 때까지 기다린다");
  if (isMini(place)) return waits("회차가 마감될 때까지 기다린다", { when: QUIET, sets: { news: "closes" } });
  const price = (way: string, news: string) =>
    waits(`A의 배당이 ${way} 때까지 기다린다`, { when: QUIET, sets: { news } });
  const desk = (button: string, news: string): HandStep => ({
    by: "operator",
    does: `A의 줄의 “${button}”를 누른다`,
    how: lineAtDesk(LIVE_TEXT.phase.prematch),
    when: QUIET,
    sets: { news },
  });
  const leg = legOf(place, "home");
  const hasMoved = leg !== undefined && leg.entry.betPrice !== leg.seenPrice;
  if (leg?.availability === "closed") return { script: "마감된 선택은 더 움직이지 않는다" };
  return [
    price("오를", "up"),
    price("내릴", "down"),
    ...(hasMoved ? [price("담았을 때의 배당으로 돌아올", "back")] : []),
    ...(leg?.availability === "open" ? [desk(LIVE_TEXT.stop, "suspended")] : [desk(LIVE_TEXT.lift, "opens")]),
    waits("A의 경기가 시작할 때까지 기다린다", { when: { ...QUIET, start: "soon" }, sets: { news: "closes" } }),
  ];
};

const told =
  (news: string): Way =>
  (place) =>
    has(place, "home")
      ? itself({ when: { news }, sets: QUIET })
      : { script: "담기지 않은 선택은 아무것도 알리지 않는다" };

const restored = (does: string): Way =>
  member(`둘째 탭의 같은 화면에서 ${does}`, { how: OTHER_TAB, looks: ["첫째 탭의 베팅카트가 둘째 탭과 같아진다"] });

/** The bet is sent, and accepted or never heard of. */
const held = (place: Place): Hand | readonly Hand[] => {
  if (place.world.loaded === "no")
    return {
      by: "tester",
      does: `${BLOCK(BETS)}. 베팅카트에서 “${SLIP_TEXT.place}”를 누르고, 화면을 새로고침한다`,
      how: BLOCKING,
      sets: { loaded: "yes", ...LOST },
    };
  if (!place.before.hasTag("placeable")) return { script: "묶는 것은 베팅이고, 막힌 베팅카트으로는 베팅할 수 없다" };
  const agrees = place.before.hasTag("moved");
  const press = pressed(agrees ? SLIP_TEXT.acceptAndPlace : SLIP_TEXT.place, "베팅카트");
  const news = agrees ? { news: "agreed" } : {};
  return [
    { ...press, sets: { ...SENT, ...news } },
    {
      ...press,
      by: "tester",
      how: BLOCKING,
      does: `${BLOCK(BETS)}. ${String(press.does)}`,
      sets: { ...LOST, ...news },
    },
  ];
};

const unsent = `${UNBLOCK}. “${PLACEMENT_TEXT.unsent}”가 보일 때까지 “${PLACEMENT_TEXT.checkNow}”을 누르고`;

const checks: Way = ({ world }) =>
  world.loaded === "no" ? member("화면을 새로고침한다", { sets: { loaded: "yes" } }) : itself();

const EVENTS: Readonly<Record<string, Way>> = {
  "slip.pick/home": pick("A"),
  "slip.pick/draw": pick("B"),
  "slip.pick/draw of the first half": pick("B"),
  "slip.pick/over at 1.30": pick("C"),
  "slip.pick/handicap at 1.30": pick("D"),
  "slip.pick/bonus": (place) =>
    isMini(place) ? { script: "미니게임 화면에는 보너스가 없다" } : member("보너스 폴더의 “3폴더”를 누른다"),
  "slip.pick/home, closed": { script: "시작한 경기는 목록에서 사라져 누를 수 없다" },
  "slip.pick/over at 1.30, suspended": (place) =>
    isMini(place)
      ? { script: "게임의 선택은 정지되지 않는다" }
      : {
          by: "operator",
          does: `C의 마켓 줄의 “${LIVE_TEXT.stop}”를 누르고, 회원의 목록에서 “정지”가 된 C를 누른다`,
          how: `${operatorAt("/admin/live")}에서 그 경기를 “${LIVE_TEXT.open}”로 펼쳐 둔다`,
          back: `C의 마켓 줄의 “${LIVE_TEXT.lift}”를 누른다`,
        },
  "slip.remove": (place) =>
    has(place, "home")
      ? member(`베팅카트에서 A의 ×(“${SLIP_TEXT.remove("A")}”)를 누른다`)
      : { script: "담기지 않은 선택에는 삭제 단추가 없다" },
  "slip.clear": pressed(SLIP_TEXT.clear, "베팅카트"),
  "slip.restore/filled": restored(
    `베팅카트를 비우고, A를 누르고, 베팅금액 10,000원, “${SLIP_TEXT.policy}” “${POLICY_LABEL.none}”로 맞춘다`,
  ),
  "slip.restore/empty": (place) =>
    isEmpty(place)
      ? { script: "빈 베팅카트은 다시 비울 수 없다" }
      : (restored(`“${SLIP_TEXT.clear}”를 누른다`) as HandStep),
  "slip.restore/of another member": { script: "같은 브라우저에서 다른 회원이 로그인하면 이 탭도 로그아웃된다" },
  "slip.acceptPrice": (place) => {
    const leg = legOf(place, "home");
    return leg && leg.entry.betPrice !== leg.seenPrice && leg.availability === "open"
      ? { ...pressed(SLIP_TEXT.accept, "베팅카트의 A"), when: QUIET, sets: { news: "agreed" } }
      : { script: "바뀌지 않은 배당에는 수락 단추가 없다" };
  },
  "slip.hold": held,
  "slip.release": member(`${unsent} “${PLACEMENT_TEXT.discard}”를 누른다`, {
    how: BLOCKING,
    when: LOST,
    sets: { bet: "none" },
  }),
  "slip.placed/home": (place) => {
    if (!has(place, "home")) return { script: TOLD };
    const accepted = [`“${PLACEMENT_TEXT.accepted}”`];
    return [
      itself({ when: SENT, sets: { bet: "none" }, looks: accepted }),
      member(`${unsent} “${PLACEMENT_TEXT.resend}”를 누른다`, {
        how: BLOCKING,
        when: LOST,
        sets: { bet: "none" },
        looks: accepted,
      }),
    ];
  },
  "slip.placed/of another slip": { script: TOLD },
  "stake.set/taken": field(member(`“${SLIP_TEXT.stake}”에 10000을 쓴다`, { data: "10,000원" })),
  "stake.set/none": field({ ...pressed(SLIP_TEXT.reset, "베팅카트") }),
  "stake.set/not whole": { script: "금액의 칸은 숫자만 받는다" },
  "stake.quick": (place) =>
    contextOf(place).stake === 0
      ? (field(member("빠른 금액 “+1만”을 누른다", { data: "10,000원" })) as (at: Place) => Hand)(place)
      : { script: "빠른 금액은 0보다 크다: 누르면 언제나 더해진다" },
  "stake.max": (place) =>
    contextOf(place).balance === 0
      ? { script: "보유머니가 없으면 누를 수 없다" }
      : isEmpty(place)
        ? { script: EMPTY }
        : pressed(SLIP_TEXT.max, "베팅카트"),
  "policy.set/better": policy("better"),
  "policy.set/none": policy("none"),
  "policy.set/any": policy("any"),
  "betLimits.set": { ...AWAY_AND_BACK, does: `${AWAY_AND_BACK.does}: 한도를 다시 읽는다` },
  "balance.set/same": {
    by: "operator",
    does: "member01에게 1,000원을 입금한다",
    data: "1,000원",
    how: operatorAt("/admin/members"),
    looks: ["머리글의 보유머니가 1,000원 늘었다"],
  },
  "balance.set/nothing": member("둘째 탭의 /inplay에서 “최대”로 베팅해 보유머니를 10,000원 아래로 줄인다", {
    how: OTHER_TAB,
    when: { money: "little" },
  }),
  "combinations.set/home and over": (place) =>
    has(place, "home") && has(place, "over") && !isMini(place)
      ? itself({ looks: [`“${SLIP_TEXT.combination}”이 보인다`] })
      : { script: "같은 경기의 선택이 둘일 때에만 조합 배당을 묻는다" },
  "combinations.set/home and over, lower": (place) =>
    has(place, "home") && has(place, "over")
      ? waits(`“${SLIP_TEXT.combination}”이 내릴 때까지 기다린다`)
      : { script: "같은 경기의 선택이 둘일 때에만 조합 배당을 묻는다" },
  "prices.check": ({ before }) =>
    before.matches({ filled: "unchecked" })
      ? pressed(SLIP_TEXT.checkAgain, "베팅카트")
      : { ...AWAY_AND_BACK, does: `${AWAY_AND_BACK.does}: 배당을 다시 읽는다` },
  "prices.changed/home": moved,
  "prices.changed/of another slip": (place) =>
    isMini(place)
      ? { script: "게임의 배당은 움직이지 않는다" }
      : waits("목록에서 담지 않은 배당이 움직일 때까지 기다린다"),
  "leg.priceMoved/home up": told("up"),
  "leg.priceMoved/home down": told("down"),
  "leg.priceMoved/home back": told("back"),
  "leg.priceMoved/home as picked": { script: "움직이지 않은 배당은 알려지지 않는다" },
  "leg.priceAcknowledged": told("agreed"),
  "leg.availabilityMoved/home is suspended": told("suspended"),
  "leg.availabilityMoved/home closes": told("closes"),
  "leg.availabilityMoved/home opens": (place) =>
    legOf(place, "home")?.availability === "closed"
      ? { script: "마감된 마켓은 다시 열리지 않는다" }
      : itself({ when: { news: "opens" }, sets: QUIET }),
};

export const slipHand = defineByHand<typeof slipMachine>({
  code: "SLIP",
  codes: { korean: "KR", single: "ONE", european: "EU", mini: "MINI", "mini-reload": "MINI", "european-reload": "EU" },
  area: ["스포츠 · 미니게임", SLIP_TEXT.titles[SLIP_NAMES[0] ?? "normal"]],
  risk: "P1",
  first: ["held.agreed"],
  begins: {
    korean: begins("korean"),
    single: begins("single"),
    european: begins("european"),
    mini: begins("mini"),
    "mini-reload": reloads("mini"),
    "european-reload": reloads("european"),
  },
  choices: {
    start: { soon: "A의 경기는 3분 안에 시작한다" },
    money: { little: "보유머니가 한 베팅의 최대 금액보다 적다" },
  },
  events: {
    ...Object.fromEntries(
      Object.entries(EVENTS).map(([name, way]) => [name, name === "slip.hold" ? way : loaded(way)]),
    ),
    "done checkPrices/open": checks,
    "done checkPrices/left out": { script: "서버는 담긴 선택을 답에서 빼지 않는다" },
    "error checkPrices": ({ world }) =>
      world.loaded === "no"
        ? {
            by: "tester",
            does: `${BLOCK("/api/selections*")}. 화면을 새로고침하고, ${UNBLOCK}`,
            how: BLOCKING,
            sets: { loaded: "yes" },
          }
        : { by: "tester", ahead: BLOCK("/api/selections*"), how: BLOCKING, back: UNBLOCK },
  },
  seen: seenOfSlip,
  always: ["담을 수 없는 선택을 눌러도 담긴 것은 그대로다", "베팅을 보내는 동안에는 아무것도 고칠 수 없다"],
});
