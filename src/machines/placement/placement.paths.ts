import type { SnapshotFrom } from "xstate";
import { definePathModel } from "../../../paths/lib/model.ts";
import type { Bet } from "../../api/contract/sports/bets.ts";
import { INTERRUPTED_FACTS, submissionParts } from "../command/submission-parts.paths.ts";
import { isWithdrawn, placementInvariants } from "./placement.invariants.paths.ts";
import { placementMachine } from "./placement.machine.ts";
import { sampleBet, sampleIntent, samplePicksNow, sampleRequest } from "./placement.samples.ts";
import { placementWords } from "./placement.words.ts";
import { placementProperties } from "./placement.properties.paths.ts";

const bet = (acceptance: Bet["acceptance"], to: string) => ({
  answer: { kind: "placed", bet: sampleBet(acceptance) },
  to,
});

const settledBet = {
  ...sampleBet("accepted"),
  status: 2,
  paid: 19_500,
  settledAt: "2026-11-21T14:00:00.000Z",
} as const;

const refusal = (code: string, message: string, more: object = {}) => ({
  answer: { kind: "refused", refusal: { code, message, ...more } },
  to: "refused",
});

type Given = SnapshotFrom<typeof placementMachine>;

const submission = submissionParts({
  stored: () => sampleIntent,
  outcomes: {
    accepted: bet("accepted", "accepted"),
    pending: bet("pending", "pendingAcceptance"),
    "refused after its delay": bet("refused", "refused"),
  },
  // Each says something else to the member; of a stake that is too large also which one would be taken.
  refusals: {
    "market closed": refusal("market_closed", "마감된 선택이 있습니다."),
    "insufficient funds": refusal("insufficient_funds", "보유머니가 부족합니다."),
    "stake limit": refusal("stake_limit", "베팅 한도를 초과했습니다.", { maxStake: 5_000 }),
    "price changed": {
      answer: {
        kind: "priceChanged",
        refusal: { code: "price_changed", message: "배당이 변경되었습니다.", picks: samplePicksNow },
        picks: samplePicksNow,
      },
      to: "priceChanged",
    },
  },
  withdrawn: "editing",
  canResend: (context) => (context as Given["context"]).fresh,
  always: ["prices.fresh", "prices.notFresh"],
  never: ["placement.open", "placement.confirm", "placement.cancel"],
});

const spec = {
  machine: placementMachine,
  words: placementWords,
  lasts: { ...submission.lasts, pendingPoll: 8_000 },
  events: {
    "placement.open": { plain: { request: sampleRequest } },
    "placement.setDirect": { on: { isDirect: true }, off: { isDirect: false } },
    "placement.cancel": { plain: {} },
    "placement.confirm": { "as shown": { request: sampleRequest } },
    ...submission.events,
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
  done: submission.done,
  errors: submission.errors,
  asks: {
    ...submission.asks,
    storeIntent: ({ context }) => ({ owner: "member01", request: context.request }),
  },
  comesTo: {
    "placement.open": (before: Given) =>
      before.matches("priceChanged") || before.context.isDirect ? "storing" : "confirming",
    "placement.cancel": "editing",
    "placement.confirm": "storing",
    ...submission.comesTo,
    "placement.edit": "editing",
    "bet.changed/accepted": "accepted",
    "bet.changed/settled": "accepted",
    "bet.changed/refused": "refused",
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
    ...submission.states,
    interrupted: INTERRUPTED_FACTS,
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
  key: (snapshot) => {
    const { fresh, isDirect, bet: known } = snapshot.context;
    return [
      fresh,
      isDirect,
      known?.acceptance ?? null,
      (known?.settledAt ?? null) !== null,
      ...submission.key(snapshot),
    ];
  },
  expectTold: ({ before, after }) => {
    if (!after.hasTag("settled") || before?.hasTag("settled")) return [];
    return [`placement.${String(after.value)}`];
  },
  invariants: { ...submission.invariants, ...placementInvariants },
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
