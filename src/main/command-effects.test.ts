import { createActor, waitFor } from "xstate";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ApiClient, CallOptions } from "../api/client/client.ts";
import { ApiFailure } from "../api/client/failure.ts";
import { betByKey, withdrawBet } from "../api/contract/sports/slip.endpoints.ts";
import type { CommandRequest } from "../machines/command/command.schema.ts";
import { commandMachine } from "../machines/command/command.machine.ts";
import type { RootActors } from "../ui/app-context.ts";
import { createCommandEffects } from "./command-effects.ts";
import { createRunningCommands } from "./running-commands.ts";
import { memoryStorage } from "./storage.samples.ts";

const DAY_MS = 86_400_000;
const request: CommandRequest = { method: "POST", path: "deposits", body: { amount: 5_000 } };
const answer = v.object({ paid: v.number() });

let lasting = memoryStorage();
let passing = memoryStorage();
let owner: string | null = "member01";
let calls: { path: string; options: CallOptions | undefined }[] = [];
let reply: () => unknown = () => null;

beforeEach(() => {
  lasting = memoryStorage();
  passing = memoryStorage();
  owner = "member01";
  calls = [];
  reply = () => null;
});

function open() {
  const api = {
    call: async (_schema: unknown, path: string, options?: CallOptions) => {
      calls.push({ path, options });
      return reply();
    },
  } as unknown as ApiClient;
  const session = {
    getSnapshot: () => ({ context: { user: owner === null ? null : { id: owner } } }),
  } as unknown as RootActors["session"];
  return createCommandEffects({ api, session, lasting, passing });
}

const place = { owner: "member01", name: "deposit" };
const call = { answer, timeoutMs: 1_000, signal: new AbortController().signal };
const textIn = (storage: Storage): string =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? "")).join();

describe("what is stored of a command", () => {
  it("comes back to the same account and form, with its key", () => {
    const intent = open().storeIntent({ ...place, request, isKept: true });
    open().saveDraft(place, { amount: "5000" });
    expect(intent.key).toMatch(/^[\x21-\x7e]{8,128}$/);
    expect(open().restore(place)).toEqual({ intent, draft: { amount: "5000" } });
    expect(open().restore({ ...place, name: "exchange" })).toEqual({ intent: null, draft: null });
    expect(open().restore({ ...place, owner: "member02" })).toEqual({ intent: null, draft: null });
  });

  it("is not shown where it stands under another account's name", () => {
    open().saveDraft(place, { amount: "5000" });
    const [key, text] = [lasting.key(0) ?? "", textIn(lasting)];
    lasting.setItem(key.replace("member01", "member02"), text);
    expect(open().restore({ ...place, owner: "member02" }).draft).toBeNull();
  });

  it("of a guest is gone with the tab", () => {
    owner = null;
    const effects = open();
    expect(effects.owner()).toBe("guest");
    effects.saveDraft({ owner: effects.owner(), name: "join" }, { nickname: "한판왕" });
    expect([lasting.length, passing.length]).toEqual([0, 1]);
  });

  it("leaves out a request that may not be stored", () => {
    open().storeIntent({ ...place, request: { ...request, body: { password: "hanpan!2026" } }, isKept: false });
    expect(textIn(lasting)).not.toContain("hanpan!2026");
    expect(open().restore(place).intent?.request).toBeNull();
  });

  it("is removed after 24 hours, whoever opens a form next", () => {
    vi.useFakeTimers({ now: 1_000_000 });
    try {
      open().saveDraft(place, { amount: "5000" });
      open().storeIntent({ ...place, request, isKept: true });
      vi.setSystemTime(1_000_000 + DAY_MS - 1);
      expect(open().restore(place).draft).toEqual({ amount: "5000" });
      vi.setSystemTime(1_000_000 + DAY_MS);
      expect(open().restore({ owner: "member02", name: "exchange" }).draft).toBeNull();
      expect(lasting.length).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("of another version is removed", () => {
    open().saveDraft(place, { amount: "5000" });
    lasting.setItem(lasting.key(0) ?? "", textIn(lasting).replace('"version":1', '"version":2'));
    expect(open().restore(place).draft).toBeNull();
    expect(lasting.length).toBe(0);
  });

  it("is dropped by its own key only", () => {
    const first = open().storeIntent({ ...place, request, isKept: true });
    const second = open().storeIntent({ ...place, request, isKept: true });
    open().dropIntent(first);
    expect(open().restore(place).intent?.key).toBe(second.key);
    open().dropIntent(second);
    expect(open().restore(place).intent).toBeNull();
  });

  it("that the storage refuses rejects the key, and costs a draft only itself", () => {
    lasting.setItem = () => {
      throw new Error("quota");
    };
    expect(() => open().storeIntent({ ...place, request, isKept: true })).toThrow("quota");
    expect(() => open().saveDraft(place, { amount: "5000" })).not.toThrow();
  });
});

describe("the calls of a command", () => {
  const intent = { ...place, key: "key-00000001", request };
  const refuse = (status: number, body: object) => () => {
    throw new ApiFailure("x", status, "x", body);
  };
  const no = { code: "not_found", message: "없습니다." };

  it("carry the key and the request as it was stored", async () => {
    reply = () => ({ paid: 5_000 });
    await expect(open().send(intent, call)).resolves.toEqual({ kind: "done", body: { paid: 5_000 } });
    expect(calls).toEqual([
      {
        path: "deposits",
        options: expect.objectContaining({
          method: "POST",
          body: { amount: 5_000 },
          headers: { "Idempotency-Key": "key-00000001" },
        }) as CallOptions,
      },
    ]);
  });

  it.each([
    ["refused", 409, { code: "busy", message: "안 됩니다.", problems: [{ path: "amount", message: "큽니다." }] }],
    ["sessionEnded", 555, { code: "second_login", message: "x" }],
    ["unknown", 503, { code: "unavailable", message: "x" }],
    ["unknown", 0, {}],
    ["unknown", 408, no],
  ])("are %s at %i", async (kind, status, body) => {
    reply = refuse(status, body);
    await expect(open().send(intent, call)).resolves.toMatchObject({ kind });
  });

  it("are unknown where the answer is not what was to come", async () => {
    reply = () => ({ paid: "a lot" });
    await expect(open().send(intent, call)).resolves.toEqual({ kind: "unknown" });
  });

  it("find the kept answer, or none", async () => {
    reply = () => ({ status: 201, body: { paid: 5_000 } });
    await expect(open().find(intent, call)).resolves.toEqual({ kind: "done", body: { paid: 5_000 } });
    expect(calls[0]?.path).toBe("commands/key-00000001");
    reply = () => ({ status: 422, body: { code: "busy", message: "안 됩니다." } });
    await expect(open().find(intent, call)).resolves.toMatchObject({ kind: "refused", refusal: { code: "busy" } });
    reply = refuse(404, no);
    await expect(open().find(intent, call)).resolves.toEqual({ kind: "absent" });
    reply = refuse(404, {});
    await expect(open().find(intent, call)).resolves.toEqual({ kind: "unknown" });
  });

  it("withdraw the key, or hear what was done under it", async () => {
    await expect(open().withdraw(intent, call)).resolves.toEqual({ kind: "withdrawn" });
    expect(calls[0]).toMatchObject({ path: "commands/key-00000001/withdraw", options: { method: "POST" } });
    reply = () => ({ status: 200, body: { paid: 5_000 } });
    await expect(open().withdraw(intent, call)).resolves.toEqual({ kind: "done", body: { paid: 5_000 } });
    reply = refuse(0, {});
    await expect(open().withdraw(intent, call)).resolves.toEqual({ kind: "unknown" });
  });

  it("ask by other calls for what answers as it is now, whose refusals say nothing of what was sent", async () => {
    const ofBets = { ...call, byKey: { find: betByKey, withdraw: withdrawBet } };
    reply = () => ({ paid: 5_000 });
    await expect(open().find(intent, ofBets)).resolves.toEqual({ kind: "done", body: { paid: 5_000 } });
    await expect(open().withdraw(intent, ofBets)).resolves.toEqual({ kind: "done", body: { paid: 5_000 } });
    expect(calls).toMatchObject([
      { path: "bets/by-key/key-00000001", options: { method: "GET" } },
      { path: "bets/by-key/key-00000001/withdraw", options: { method: "POST" } },
    ]);
    reply = refuse(429, { code: "too_many_requests", message: "x" });
    await expect(open().find(intent, ofBets)).resolves.toEqual({ kind: "unknown" });
    await expect(open().withdraw(intent, ofBets)).resolves.toEqual({ kind: "unknown" });
    reply = refuse(404, no);
    await expect(open().find(intent, ofBets)).resolves.toEqual({ kind: "absent" });
    reply = () => null;
    await expect(open().withdraw(intent, ofBets)).resolves.toEqual({ kind: "withdrawn" });
  });

  it("tell all that a refusal says", async () => {
    reply = refuse(409, { code: "price_changed", message: "x", picks: [1] });
    await expect(open().send(intent, call)).resolves.toMatchObject({ refusal: { problems: [], picks: [1] } });
  });
});

describe("a command whose form went away", () => {
  it("runs on until its outcome is known, and is the one that the form shows again", async () => {
    const commands = createRunningCommands();
    const effects = open();
    let arrive: (body: unknown) => void = () => undefined;
    reply = () => new Promise((resolve) => (arrive = resolve));
    const { provideCommand } = await import("../ui/frame/form/use-command.ts");
    const actor = createActor(provideCommand({ answer }, effects, 1_000), { input: place });
    const release = commands.hold(actor);
    actor.send({ type: "command.submit", values: {}, request, asks: false });
    await waitFor(actor, (snapshot) => snapshot.matches("sending"));
    release();
    await new Promise((resolve) => setTimeout(resolve));
    expect(commands.find(place)).toBe(actor);
    arrive({ paid: 5_000 });
    await waitFor(actor, (snapshot) => snapshot.matches("done"));
    expect(commands.find(place)).toBeNull();
    expect(effects.restore(place).intent).toBeNull();
  });

  it("ends with its form when nothing is on its way", async () => {
    const commands = createRunningCommands();
    const actor = createActor(commandMachine, { input: place });
    const [first, second] = [commands.hold(actor), commands.hold(actor)];
    first();
    await new Promise((resolve) => setTimeout(resolve));
    expect(commands.find(place)).toBe(actor);
    second();
    await new Promise((resolve) => setTimeout(resolve));
    expect([commands.find(place), actor.getSnapshot().status]).toEqual([null, "stopped"]);
  });
});
