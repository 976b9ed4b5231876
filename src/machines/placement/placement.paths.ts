import type { SnapshotFrom } from "xstate";
import { definePathModel } from "../../../paths/lib/model.ts";
import { isWithdrawn, placementInvariants } from "./placement.invariants.paths.ts";
import { placementMachine } from "./placement.machine.ts";
import { sampleBet, sampleIntent, samplePicksNow, sampleRequest } from "./placement.samples.ts";
import { placementWords } from "./placement.words.ts";
import { placementProperties } from "./placement.properties.paths.ts";

const placed = {
  accepted: { kind: "placed", bet: sampleBet("accepted") },
  pending: { kind: "placed", bet: sampleBet("pending") },
  "refused after its delay": { kind: "placed", bet: sampleBet("refused") },
  "session ended": { kind: "sessionEnded", status: 555 },
  unknown: { kind: "unknown" },
} as const;

const settledBet = {
  ...sampleBet("accepted"),
  status: 2,
  paid: 19_500,
  settledAt: "2026-11-21T14:00:00.000Z",
} as const;

/** Each says something else to the member; of a stake that is too large also which one would be taken. */
const refusals = {
  "market closed": { kind: "refused", refusal: { code: "market_closed", message: "마감된 선택이 있습니다." } },
  "insufficient funds": {
    kind: "refused",
    refusal: { code: "insufficient_funds", message: "보유머니가 부족합니다." },
  },
  "stake limit": {
    kind: "refused",
    refusal: { code: "stake_limit", message: "베팅 한도를 초과했습니다.", maxStake: 5_000 },
  },
} as const;

type Given = SnapshotFrom<typeof placementMachine>;

const spec = {
  machine: placementMachine,
  words: placementWords,
  lasts: {
    sendTimeout: 15_000,
    pendingPoll: 8_000,
    reconcileDelay: ({ context }: Given) => [1_000, 2_000, 4_000, 8_000, 16_000][context.attempts] ?? 30_000,
  },
  events: {
    "placement.open": { plain: { request: sampleRequest } },
    "placement.setDirect": { on: { isDirect: true }, off: { isDirect: false } },
    "placement.cancel": { plain: {} },
    "placement.confirm": { "as shown": { request: sampleRequest } },
    "placement.reconcile": { plain: {} },
    "placement.resend": { plain: {} },
    "placement.discard": { plain: {} },
    "placement.edit": { plain: {} },
    "prices.fresh": { plain: {} },
    "prices.notFresh": { plain: {} },
    "bet.changed": {
      accepted: { bet: sampleBet("accepted") },
      refused: { bet: sampleBet("refused") },
      settled: { bet: settledBet },
      "of another bet": { bet: sampleBet("accepted", "b2") },
    },
  },
  done: {
    storeIntent: { stored: sampleIntent },
    placeBet: {
      ...placed,
      ...refusals,
      "price changed": {
        kind: "priceChanged",
        refusal: { code: "price_changed", message: "배당이 변경되었습니다.", picks: samplePicksNow },
        picks: samplePicksNow,
      },
    },
    findBet: { ...placed, absent: { kind: "absent" } },
    withdrawBet: { ...placed, withdrawn: { kind: "withdrawn" } },
  },
  errors: {
    storeIntent: { "store is full": new Error("quota") },
    placeBet: { "no answer": new Error("network") },
    findBet: { "no answer": new Error("network") },
    withdrawBet: { "no answer": new Error("network") },
  },
  asks: {
    storeIntent: ({ context }) => ({ owner: "member01", request: context.request }),
    placeBet: () => sampleIntent,
    findBet: () => sampleIntent,
    withdrawBet: () => sampleIntent,
  },
  comesTo: {
    "placement.open": (before: Given) =>
      before.matches("priceChanged") || before.context.isDirect ? "storing" : "confirming",
    "placement.cancel": "editing",
    "placement.confirm": "storing",
    "placement.reconcile": "reconciling",
    "placement.resend": "sending",
    "placement.discard": "withdrawing",
    "placement.edit": "editing",
    "bet.changed/accepted": "accepted",
    "bet.changed/settled": "accepted",
    "bet.changed/refused": "refused",
    "done storeIntent": "sending",
    "error storeIntent": "refused",
    "error placeBet": "unknown",
    "error findBet": "unknown",
    "error withdrawBet": "unsent",
    "after sendTimeout": (before: Given) => (before.matches("withdrawing") ? "unsent" : "unknown"),
    "after reconcileDelay": "reconciling",
    "after pendingPoll": "reconciling",
  },
  states: {
    editing: {
      sees: "슬립을 편집한다",
      noTags: ["busy", "settled"],
      cannot: ["placement.confirm", "placement.edit"],
      holds: ({ context }) => context.intent === null && context.bet === null && context.refusal === null,
      can: ["prices.fresh", "prices.notFresh", "placement.setDirect"],
    },
    confirming: {
      sees: "베팅 확인 창",
      can: ["placement.cancel", "prices.fresh", "prices.notFresh"],
      cannot: ["placement.open"],
      noTags: ["busy", "settled"],
    },
    storing: {
      sees: "베팅을 보내는 중",
      tags: ["busy"],
      cannot: ["placement.open", "placement.confirm", "placement.cancel"],
      holds: ({ context }) => context.intent === null && context.request !== null,
      can: ["prices.fresh", "prices.notFresh"],
    },
    sending: {
      sees: "베팅을 보내는 중",
      tags: ["busy"],
      cannot: ["placement.open", "placement.confirm", "placement.resend"],
      can: ["prices.fresh", "prices.notFresh"],
      holds: ({ context }) => context.refusal === null,
    },
    unknown: {
      sees: "결과를 확인하지 못했고 다시 확인할 수 있다",
      tags: ["busy", "uncertain"],
      can: ["placement.reconcile", "prices.fresh", "prices.notFresh"],
      cannot: ["placement.open", "placement.confirm", "placement.resend", "placement.discard"],
    },
    reconciling: {
      sees: "결과를 확인하는 중",
      tags: ["busy", "uncertain"],
      cannot: ["placement.open", "placement.confirm"],
      can: ["prices.fresh", "prices.notFresh"],
    },
    unsent: {
      sees: "접수되지 않은 베팅을 다시 보내거나 그만둘 수 있다",
      tags: ["busy"],
      noTags: ["uncertain"],
      can: ["placement.discard", "prices.fresh", "prices.notFresh"],
      cannot: ["placement.open", "placement.confirm"],
    },
    withdrawing: {
      sees: "베팅을 취소하는 중",
      tags: ["busy"],
      noTags: ["uncertain", "settled"],
      can: ["prices.fresh", "prices.notFresh"],
      cannot: ["placement.open", "placement.confirm", "placement.resend", "placement.discard"],
      holds: ({ context }) => context.refusal === null,
    },
    interrupted: {
      sees: "로그아웃되어 결과를 나중에 확인한다",
      tags: ["busy", "uncertain"],
      can: ["placement.reconcile", "prices.fresh", "prices.notFresh"],
    },
    pendingAcceptance: {
      sees: "인플레이 베팅이 접수를 기다린다",
      tags: ["busy", "pending"],
      noTags: ["settled"],
      can: ["bet.changed", "prices.fresh", "prices.notFresh"],
      cannot: ["placement.open", "placement.confirm", "bet.changed/of another bet"],
      holds: ({ context }) => context.bet?.acceptance === "pending",
    },
    accepted: {
      sees: "베팅이 접수되었다",
      tags: ["settled"],
      noTags: ["busy"],
      can: ["placement.edit", "bet.changed/settled", "prices.fresh", "prices.notFresh"],
      cannot: ["bet.changed/of another bet"],
      holds: ({ context }) => context.bet?.acceptance === "accepted" && context.refusal === null,
    },
    refused: {
      sees: "베팅이 거절되었고 이유가 보인다",
      tags: ["settled"],
      can: ["placement.edit", "prices.fresh", "prices.notFresh"],
      holds: ({ context }) => context.refusal !== null,
    },
    priceChanged: {
      sees: "변경된 배당을 하나씩 확인한다",
      tags: ["settled"],
      can: ["placement.edit", "prices.fresh", "prices.notFresh"],
      holds: ({ context }) => context.picks.length > 0,
    },
  },
  key: ({ context }) => ({
    fresh: context.fresh,
    isDirect: context.isDirect,
    attempts: context.attempts > 0,
    wasAbsent: context.wasAbsent,
    intent: context.intent?.key ?? null,
    bet: context.bet?.acceptance ?? null,
    isSettled: (context.bet?.settledAt ?? null) !== null,
    refusal: context.refusal?.code ?? null,
  }),
  expectTold: ({ before, after }) => {
    if (!after.hasTag("settled") || before?.hasTag("settled")) return [];
    return [`placement.${String(after.value)}`];
  },
  invariants: placementInvariants,
  properties: placementProperties,
  expectEffects: ({ before, event, after }) => {
    if (event.type === "placement.setDirect") return ["saveDirect"];
    const settles = after.hasTag("settled") && !before?.hasTag("settled");
    return settles || isWithdrawn(event) ? ["dropIntent"] : [];
  },
} satisfies Parameters<typeof definePathModel<typeof placementMachine>>[0];

/** From the slip to an outcome. */
export const placementPaths = definePathModel<typeof placementMachine>({
  ...spec,
  start: { name: "fresh", about: "빈 것에서 시작" },
  input: { owner: "member01" },
  infeasible: { "editing always": "this walk starts with no stored intent; the walk after a reload starts with one" },
});

/** After a reload in the middle: what became of the stored bet is asked before anything else. */
export const placementReloadPaths = definePathModel<typeof placementMachine>({
  ...spec,
  start: { name: "reload", about: "새로고침 뒤, 저장된 것에서 시작" },
  input: { owner: "member01", stored: sampleIntent },
  invariants: {
    ...spec.invariants,
    "a bet that was stored is not forgotten by a reload": ({ before, after }) =>
      before !== null || after.context.intent === sampleIntent,
  },
});

export const models = [placementPaths, placementReloadPaths];
