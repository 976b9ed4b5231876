import { defineByHand, type Hand, type HandStep, type Place, type Way } from "../../../paths/lib/by-hand.ts";
import { CHARGE_TEXT } from "../../ui/wallet/charge/text.ts";
import { EXCHANGE_TEXT } from "../../ui/wallet/exchange/text.ts";
import { QUEUE_TEXT } from "../../ui/operator/requests/queue-text.ts";
import { REQUESTS_TEXT } from "../../ui/operator/requests/text.ts";
import { REQUEST_TEXT } from "../../ui/wallet/request/text.ts";
import { opensHistory, operatorAt, OTHER_TAB, pressed } from "../shared/by-hand.ts";
import { quoted } from "../shared/said.words.ts";
import type { moneyRequestMachine } from "./money-request.machine.ts";
import { moneyRequestPaths } from "./money-request.paths.ts";

const CHARGE = { kind: "charge" };
const EXCHANGE = { kind: "exchange" };
const OWN_PAGE = "화면마다 자기 종류의 신청만 알려진다: 충전은 /charge, 환전은 /exchange";
const ONE = "신청은 한 번에 하나다: 끝나기 전에는 새로 보낼 수 없다";
const IN_ORDER = "서버는 바뀐 상태를 차례로 한 번씩 알린다";
const REASON = "입금이 확인되지 않습니다.";
const AMOUNT = "10,000원";

type Stands = "none" | "waiting" | "cancelling" | "inProgress" | "payoutUnknown" | "decided";

function standsAt({ before }: Place): Stands {
  if (before.matches("none")) return "none";
  if (before.matches("decided")) return "decided";
  if (before.matches({ open: { requested: "cancelling" } })) return "cancelling";
  if (before.matches({ open: "inProgress" })) return "inProgress";
  return before.matches({ open: "payoutUnknown" }) ? "payoutUnknown" : "waiting";
}

const isKnown = ({ before }: Place, version: number): boolean =>
  ((before.context as { request: { version: number } | null }).request?.version ?? 0) >= version;

const isOf = ({ before }: Place, kind: string): boolean =>
  ((before.context as { request: { kind: string } | null }).request?.kind ?? kind) === kind;

/** In the queue of the operator, on the row of the request. */
const atQueue = (kind: "charge" | "exchange", does: string, looks: readonly string[] = []): HandStep => ({
  by: "operator",
  does,
  how: operatorAt(kind === "charge" ? "/admin/charges" : "/admin/exchanges"),
  when: { kind },
  looks,
});

/** Where the request of that kind stands so; elsewhere nobody tells it. */
const from =
  (kind: "charge" | "exchange", version: number, steps: Partial<Record<Stands, HandStep>>): Way =>
  (place): Hand => {
    const found = steps[standsAt(place)];
    if (!isOf(place, kind)) return { script: OWN_PAGE };
    if (isKnown(place, version)) return { script: IN_ORDER };
    if (found) return found;
    return { script: standsAt(place) === "none" ? "접수가 먼저 알려진다" : IN_ORDER };
  };

const ROW = "그 회원의 줄을 고르고";
const claims = (kind: "charge" | "exchange"): HandStep => atQueue(kind, `${ROW} “${QUEUE_TEXT.claim}”를 누른다`);
const refuses = (kind: "charge" | "exchange"): HandStep => ({
  ...atQueue(
    kind,
    `${ROW} “${REQUESTS_TEXT.refuse}”을 누르고 “${REQUESTS_TEXT.refuseReason}”에 쓴 뒤 “${REQUESTS_TEXT.refuse}”과 확인을 누른다`,
    [`“${REQUEST_TEXT.reason}”: “${REASON}”`],
  ),
  data: REASON,
});

const sends = {
  charge: {
    by: "member",
    does: `“+1만원”을 누르고 “${CHARGE_TEXT.depositor}”을 쓴 뒤 “${CHARGE_TEXT.submit}”을 누르고, 다시 보여준 내용에서 “${CHARGE_TEXT.submit}”을 누른다`,
    data: `${AMOUNT}, 홍길동`,
    when: CHARGE,
  },
  exchange: {
    by: "member",
    does: `“+1만원”을 누르고 “${EXCHANGE_TEXT.password}”를 쓴 뒤 “${EXCHANGE_TEXT.submit}”을 누르고, 다시 보여준 내용에서 “${EXCHANGE_TEXT.submit}”을 누른다`,
    data: `${AMOUNT}, 482915`,
    when: EXCHANGE,
    looks: ["보유머니가 바로 10,000원 줄었다"],
  },
} satisfies Record<string, HandStep>;

const { states } = moneyRequestPaths;
const SEEN: Readonly<Record<string, string>> = {
  [states["open.requested"]?.sees ?? ""]: quoted(REQUEST_TEXT.says.requested),
  [states["open.requested.cancelling"]?.sees ?? ""]: quoted(REQUEST_TEXT.askCancel("10,000")),
  [states["open.inProgress"]?.sees ?? ""]:
    `${quoted(REQUEST_TEXT.says.inProgress)}, “${REQUEST_TEXT.cancel}” 단추는 없다`,
  [states["open.payoutUnknown"]?.sees ?? ""]: quoted(REQUEST_TEXT.says.payoutUnknown),
  [states["decided.done"]?.sees ?? ""]: quoted(REQUEST_TEXT.says.done),
  [states["decided.refused"]?.sees ?? ""]: quoted(REQUEST_TEXT.says.refused),
  [states["decided.cancelled"]?.sees ?? ""]: quoted(REQUEST_TEXT.says.cancelled),
  // What the states below say more exactly.
  [states.open?.sees ?? ""]: "",
  [states.decided?.sees ?? ""]: "",
};
const WAITING = states["open.requested.waiting"]?.sees;

export const moneyRequestHand = defineByHand<typeof moneyRequestMachine>({
  code: "MRQ",
  area: ["충전 · 환전", "신청의 처리"],
  risk: "P1",
  first: ["open.payoutUnknown", "open.requested.cancelling"],
  begins: { "": { account: "member01", page: "/charge", data: ["시작 보유머니 M을 적는다"] } },
  choices: {
    kind: {
      "": "열려 있는 충전 신청이 없다",
      charge: "열려 있는 충전 신청이 없다",
      exchange: {
        page: "/exchange",
        data: [
          "환전 계좌가 등록되어 있고 남은 롤링이 없으며 “오늘 환전”의 횟수가 남아 있다",
          "열려 있는 환전 신청이 없다",
        ],
      },
    },
  },
  events: {
    "request.changed/charge": from("charge", 1, { none: sends.charge }),
    "request.changed/charge in progress": from("charge", 2, {
      waiting: claims("charge"),
      cancelling: claims("charge"),
    }),
    "request.changed/charge released": from("charge", 3, {
      inProgress: atQueue("charge", `${ROW} “${QUEUE_TEXT.release}”를 누른다`),
    }),
    "request.changed/charge cancelled": from("charge", 4, {
      cancelling: { ...pressed(REQUEST_TEXT.cancel), when: CHARGE },
      waiting: {
        by: "member",
        does: `둘째 탭의 /charge에서 “${REQUEST_TEXT.cancel}”를 두 번 누른다`,
        how: OTHER_TAB,
        when: CHARGE,
      },
    }),
    "request.changed/charge refused": from("charge", 5, { inProgress: refuses("charge") }),
    "request.changed/exchange": (place) =>
      standsAt(place) === "none" ? sends.exchange : { script: isOf(place, "charge") ? OWN_PAGE : ONE },
    "request.changed/exchange in progress": from("exchange", 2, { waiting: claims("exchange") }),
    "request.changed/exchange cancelled": { script: "환전 신청은 취소되지 않는다" },
    "request.changed/payout unknown": from("exchange", 3, {
      inProgress: {
        ...atQueue(
          "exchange",
          `${ROW} “${REQUESTS_TEXT.doubt}”을 누르고 “${REQUESTS_TEXT.doubtReference}”를 쓴 뒤 “${REQUESTS_TEXT.doubt}”과 확인을 누른다`,
        ),
        data: "TR-1",
      },
    }),
    "request.changed/exchange done": from("exchange", 4, {
      inProgress: atQueue("exchange", `${ROW} “${REQUESTS_TEXT.approve}”을 누르고 확인한다`),
      payoutUnknown: atQueue("exchange", `${ROW} “${QUEUE_TEXT.claim}”와 “${REQUESTS_TEXT.approve}”을 누르고 확인한다`),
    }),
    "request.changed/exchange refused": from("exchange", 5, {
      inProgress: refuses("exchange"),
      payoutUnknown: refuses("exchange"),
    }),
    "request.cancel": (place) =>
      isOf(place, "exchange")
        ? {
            ...pressed(REQUEST_TEXT.cancel),
            looks: [`“${REQUEST_TEXT.noCancel}” “${REQUEST_TEXT.cancel}” 단추가 없다`],
          }
        : pressed(REQUEST_TEXT.cancel),
    "request.keep": pressed(REQUEST_TEXT.back),
    "request.close": pressed(REQUEST_TEXT.ok),
  },
  seen: (text, { kind }) => {
    if (text !== WAITING) return SEEN[text] ?? text;
    return kind === EXCHANGE.kind ? quoted(REQUEST_TEXT.noCancel) : `“${REQUEST_TEXT.cancel}” 단추가 있다`;
  },
  always: ["한 신청의 돈은 한 번만 움직인다"],
  afterwards: [
    { in: "decided.cancelled", does: "머리글의 보유머니를 본다", expects: ["보유머니는 M원이다"] },
    {
      in: "decided.refused",
      does: "머리글의 보유머니를 본다",
      expects: ["보유머니는 M원이다: 환전이면 예약했던 10,000원이 돌아왔다"],
    },
    {
      in: "decided.done",
      does: opensHistory("/mywallet/money"),
      expects: ["그 환전이 한 줄만 있다", "보유머니는 M − 10,000원이다"],
    },
  ],
});
