import { createActor, fromPromise, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { Bet } from "../../api/contract/sports/bets.ts";
import { foundAnswer, sentAnswer, standingAnswer, withdrawnAnswer } from "../command/command-answer.ts";
import { placementAnswer } from "./placement-answer.ts";
import { NOT_WITHDRAWN } from "../command/submission.ts";
import { placementMachine } from "./placement.machine.ts";
import { sampleBet, sampleIntent, samplePicksNow, sampleRequest } from "./placement.samples.ts";
import type { PlacementAnswer, PlacementIntent, StoreIntentInput } from "./placement.schema.ts";
import { readStoredIntent, writeStoredIntent } from "./stored-intent.ts";

const NEVER = new Promise<never>(() => {});
const settle = () => new Promise((done) => setTimeout(done));

interface Answers {
  place: (intent: PlacementIntent) => Promise<PlacementAnswer>;
  find: (intent: PlacementIntent) => Promise<PlacementAnswer>;
  withdraw?: (intent: PlacementIntent) => Promise<PlacementAnswer>;
}

function start(answers: Answers, stored: PlacementIntent | null = null) {
  const log: string[] = [];
  let made = 0;
  const clock = new SimulatedClock();
  const machine = placementMachine.provide({
    actors: {
      storeIntent: fromPromise<PlacementIntent, StoreIntentInput>(async ({ input }) => {
        made += 1;
        log.push(`store key-${made}`);
        return { ...input, key: `key-${made}` };
      }),
      sendCommand: fromPromise<PlacementAnswer, PlacementIntent>(({ input }) => {
        log.push(`send ${input.key}`);
        return answers.place(input);
      }),
      findCommand: fromPromise<PlacementAnswer, PlacementIntent>(({ input }) => {
        log.push(`find ${input.key}`);
        return answers.find(input);
      }),
      withdrawCommand: fromPromise<PlacementAnswer, PlacementIntent>(({ input }) => {
        log.push(`withdraw ${input.key}`);
        return answers.withdraw?.(input) ?? NEVER;
      }),
    },
    actions: { dropIntent: ({ context }) => void log.push(`drop ${context.intent?.key}`) },
  });
  const actor = createActor(machine, { clock, input: { owner: "member01", fresh: true, stored } }).start();
  const place = () => {
    actor.send({ type: "placement.open", request: sampleRequest });
    actor.send({ type: "placement.confirm", request: sampleRequest });
  };
  return { actor, clock, log, place, value: () => actor.getSnapshot().value };
}

describe("placing", () => {
  it("stores the key before it sends, and sends once however often the button is pressed [REQ-R11]", async () => {
    const { actor, log, place, value } = start({ place: () => NEVER, find: () => NEVER });
    place();
    for (let press = 0; press < 5; press += 1) place();
    await settle();
    for (let press = 0; press < 5; press += 1) place();
    actor.send({ type: "command.resend" });
    expect(value()).toBe("sending");
    expect(log).toEqual(["store key-1", "send key-1"]);
  });

  it("asks by the key after a silence, and sends an absent bet again under the same key", async () => {
    let sent = 0;
    const { actor, clock, log, place, value } = start({
      place: () => (++sent === 1 ? NEVER : Promise.resolve({ kind: "placed", bet: sampleBet("accepted") })),
      find: () => Promise.resolve({ kind: "absent" }),
    });
    place();
    await settle();
    clock.increment(9_000);
    expect(value()).toBe("unknown");
    clock.increment(1_000);
    await settle();
    // The request may still be under way while the server knows nothing of it: once absent is not enough.
    expect(value()).toBe("unknown");
    clock.increment(999);
    expect(value()).toBe("unknown");
    clock.increment(1);
    await settle();
    expect(value()).toBe("unsent");
    actor.send({ type: "command.resend" });
    await settle();
    expect(value()).toBe("accepted");
    expect(log).toEqual(["store key-1", "send key-1", "find key-1", "find key-1", "send key-1", "drop key-1"]);
  });

  it("asks twice again after a bet was sent again without an answer", async () => {
    const { actor, clock, log, place, value } = start({ place: () => NEVER, find: async () => ({ kind: "absent" }) });
    const beSilent = async (...waits: number[]) => {
      for (const wait of waits) {
        clock.increment(wait);
        await settle();
      }
    };
    place();
    await settle();
    await beSilent(9_000, 1_000, 2_000);
    expect(value()).toBe("unsent");
    actor.send({ type: "command.resend" });
    await beSilent(9_000, 1_000);
    expect(value()).toBe("unknown");
    await beSilent(2_000);
    expect(value()).toBe("unsent");
    expect(log.filter((line) => line === "find key-1").length).toBe(4);
  });

  it("gives a bet up at the server, and until then keeps its key and places no other", async () => {
    const answers: Promise<PlacementAnswer>[] = [
      NEVER,
      Promise.resolve({ kind: "unknown" }),
      Promise.resolve({ kind: "withdrawn" }),
    ];
    const { actor, clock, log, place, value } = start({
      place: () => NEVER,
      find: async () => ({ kind: "absent" }),
      withdraw: () => answers.shift() ?? NEVER,
    });
    place();
    await settle();
    for (const wait of [9_000, 1_000, 2_000]) {
      clock.increment(wait);
      await settle();
    }
    const says = () => actor.getSnapshot().context.refusal?.message ?? null;
    expect([value(), says()]).toEqual(["unsent", null]);
    actor.send({ type: "command.discard" });
    place();
    actor.send({ type: "command.resend" });
    expect(value()).toBe("withdrawing");
    clock.increment(9_000);
    expect([value(), says()]).toEqual(["unsent", NOT_WITHDRAWN.message]);
    actor.send({ type: "command.discard" });
    expect([value(), says()]).toEqual(["withdrawing", null]);
    await settle();
    expect([value(), says()]).toEqual(["unsent", NOT_WITHDRAWN.message]);
    expect(log).not.toContain("drop key-1");
    actor.send({ type: "command.discard" });
    await settle();
    expect(value()).toBe("editing");
    expect(log.slice(-4)).toEqual(["withdraw key-1", "withdraw key-1", "withdraw key-1", "drop key-1"]);
    place();
    await settle();
    expect(log.slice(-2)).toEqual(["store key-2", "send key-2"]);
  });

  it("tells what came of it, once", async () => {
    const refusal = { code: "stake_limit", message: "베팅 한도를 초과했습니다." };
    const answers: PlacementAnswer[] = [
      { kind: "placed", bet: sampleBet("accepted") },
      { kind: "refused", refusal },
      { kind: "priceChanged", refusal, picks: samplePicksNow },
      { kind: "placed", bet: sampleBet("refused") },
    ];
    const { actor, place } = start({ place: async () => answers.shift() ?? { kind: "unknown" }, find: () => NEVER });
    const told: unknown[] = [];
    actor.on("*", (fact) => told.push(fact));
    for (let bet = 0; bet < 4; bet += 1) {
      place();
      await settle();
      actor.send({ type: "placement.edit" });
    }
    expect(told).toEqual([
      { type: "placement.accepted", bet: sampleBet("accepted") },
      { type: "placement.refused", refusal },
      { type: "placement.priceChanged", picks: samplePicksNow, combinations: [] },
      { type: "placement.refused", refusal: { code: "bet_refused", message: "배당이 변경되었습니다." } },
    ]);
  });

  it("takes the next press after one that came too fast: nothing of that one is kept", async () => {
    const message = "요청이 너무 빠릅니다. 3초 후 다시 시도해주세요.";
    const tooFast = sentAnswer({ status: 429, body: { code: "too_many_requests", message } }, Bet);
    const answers = [placementAnswer(tooFast), { kind: "placed", bet: sampleBet("accepted") } as const];
    const { actor, log, place, value } = start({
      place: async () => answers.shift() ?? { kind: "unknown" },
      find: () => NEVER,
    });
    place();
    await settle();
    expect([value(), actor.getSnapshot().context.refusal?.message]).toEqual(["refused", message]);
    actor.send({ type: "placement.edit" });
    place();
    await settle();
    expect(value()).toBe("accepted");
    expect(log).toEqual(["store key-1", "send key-1", "drop key-1", "store key-2", "send key-2", "drop key-2"]);
  });

  it("asks about a stored bet after a reload before it lets another be placed", async () => {
    const { log, place, value } = start(
      { place: () => NEVER, find: () => Promise.resolve({ kind: "placed", bet: sampleBet("accepted") }) },
      sampleIntent,
    );
    place();
    expect(value()).toBe("reconciling");
    await settle();
    expect(value()).toBe("accepted");
    expect(log).toEqual([`find ${sampleIntent.key}`, `drop ${sampleIntent.key}`]);
  });

  it("keeps the intent when the session ends meanwhile", async () => {
    const { log, place, value } = start({
      place: async () => ({ kind: "sessionEnded", status: 555 }),
      find: () => NEVER,
    });
    place();
    await settle();
    expect(value()).toBe("interrupted");
    expect(log).not.toContain("drop key-1");
  });

  it("does not ask about another member's stored bet", () => {
    const { value } = start({ place: () => NEVER, find: () => NEVER }, { ...sampleIntent, owner: "member02" });
    expect(value()).toBe("editing");
  });
});

describe("answers", () => {
  const refusal = (code: string) => ({ code, message: "아니요" });

  it.each([
    [201, sampleBet("pending"), "placed"],
    [201, { nonsense: true }, "unknown"],
    [409, { ...refusal("price_changed"), picks: samplePicksNow }, "priceChanged"],
    [409, refusal("key_reused"), "refused"],
    [422, refusal("insufficient_funds"), "refused"],
    [400, refusal("bad_request"), "refused"],
    [429, refusal("too_many_requests"), "refused"],
    [422, "<html>", "unknown"],
    [408, refusal("timeout"), "unknown"],
    [503, refusal("unavailable"), "unknown"],
    [502, null, "unknown"],
    [0, null, "unknown"],
    [401, refusal("unauthorized"), "sessionEnded"],
    [555, refusal("second_login"), "sessionEnded"],
    [600, null, "sessionEnded"],
    [500, null, "sessionEnded"],
    [200, { status: 556, message: "로그아웃" }, "sessionEnded"],
  ])("placing: %i %j is %s", (status, body, kind) => {
    expect(placementAnswer(sentAnswer({ status, body }, Bet)).kind).toBe(kind);
  });

  it.each([
    [200, sampleBet("accepted"), "placed"],
    [404, refusal("not_found"), "absent"],
    [404, "<html>", "unknown"],
    [503, refusal("maintenance"), "unknown"],
    [0, null, "unknown"],
    [556, null, "sessionEnded"],
  ])("looking up: %i %j is %s", (status, body, kind) => {
    expect(placementAnswer(foundAnswer({ status, body }, Bet, standingAnswer)).kind).toBe(kind);
  });

  it.each([
    [200, null, "withdrawn"],
    [200, sampleBet("pending"), "placed"],
    [200, "<html>", "unknown"],
    [200, {}, "unknown"],
    [404, refusal("not_found"), "unknown"],
    [409, refusal("key_reused"), "unknown"],
    [429, null, "unknown"],
    [503, null, "unknown"],
    [0, null, "unknown"],
    [401, refusal("unauthorized"), "sessionEnded"],
    [200, { status: 600, message: "차단" }, "sessionEnded"],
  ])("giving up: %i %j is %s", (status, body, kind) => {
    expect(placementAnswer(withdrawnAnswer({ status, body }, Bet, standingAnswer)).kind).toBe(kind);
  });

  it("takes nothing without a readable refusal of the server for a failure", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 599 }), fc.anything(), (status, body) => {
        const { kind } = placementAnswer(sentAnswer({ status, body }, Bet));
        expect(kind === "refused" && (status < 400 || status >= 500)).toBe(false);
      }),
    );
  });
});

describe("the stored intent", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  const day = 24 * 3_600_000;
  const text = writeStoredIntent(sampleIntent, now);

  it("comes back to the same member for as long as the server remembers the key", () => {
    expect(readStoredIntent(text, { owner: "member01", now: now + day - 1 })).toEqual(sampleIntent);
    expect(readStoredIntent(text, { owner: "member01", now: now + day })).toBeNull();
    expect(readStoredIntent(text, { owner: "member02", now })).toBeNull();
  });

  it.each([null, "", "{", "null", "{}", text.replace('"version":2', '"version":1'), text.replace("key-00000001", "k")])(
    "is dropped when it reads %s",
    (broken) => expect(readStoredIntent(broken, { owner: "member01", now })).toBeNull(),
  );
});
