import { createActor, waitFor } from "xstate";
import { beforeEach, expect, it } from "vitest";
import type { ApiClient, CallOptions } from "../api/client/client.ts";
import { ApiFailure } from "../api/client/failure.ts";
import { dialogsMachine } from "../machines/dialogs/dialogs.machine.ts";
import type { PageActors, RootActors } from "../ui/app-context.ts";
import { sampleExchange } from "../ui/wallet/wallet-samples.ts";
import { createCommandEffects } from "./command-effects.ts";
import { startTetherActors } from "./tether-actors.ts";
import { memoryStorage } from "./storage.samples.ts";

const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const FORM = { amount: 50_000, network: "TRC20", address: ADDRESS };
const NO_ANSWER = new ApiFailure("network", 0, "");

interface Call {
  path: string;
  key: string | undefined;
  body: unknown;
}

let lasting = memoryStorage();
let owner = "member01";
let calls: Call[] = [];
let reply: (path: string) => unknown = () => null;
let endSession = (): void => {};

beforeEach(() => {
  lasting = memoryStorage();
  owner = "member01";
  calls = [];
  reply = (path) => {
    if (path === "setting/tether") return { tetherMaintenanceFlag: 0 };
    throw NO_ANSWER;
  };
});

const stored = (): string =>
  Array.from({ length: lasting.length }, (_, index) => lasting.getItem(lasting.key(index) ?? "")).join();

/** A visit of the page by whoever is logged in. */
function visit() {
  const api = {
    call: async (_schema: unknown, path: string, { headers, body }: CallOptions = {}) => {
      calls.push({ path, key: (headers as Record<string, string> | undefined)?.["Idempotency-Key"], body });
      return reply(path);
    },
  } as unknown as ApiClient;
  const followers = new Set<(snapshot: object) => void>();
  const snapshotOf = (isIn: boolean) => ({ context: { user: { id: owner } }, hasTag: () => isIn });
  const session = {
    getSnapshot: () => snapshotOf(true),
    subscribe: (follower: (snapshot: object) => void) => {
      followers.add(follower);
      return { unsubscribe: () => void followers.delete(follower) };
    },
  } as unknown as RootActors["session"];
  endSession = () => {
    for (const follow of followers) follow(snapshotOf(false));
  };
  const commands = createCommandEffects({ api, session, lasting, passing: memoryStorage() });
  const actors = { session, dialogs: createActor(dialogsMachine).start() } as unknown as PageActors;
  return startTetherActors({ api, actors, commands }).tetherWithdrawal;
}

async function sendInVain() {
  const withdrawal = visit();
  withdrawal.send({ type: "tether.open" });
  await waitFor(withdrawal, (snapshot) => snapshot.matches({ open: "editing" }));
  withdrawal.send({ type: "tether.type", ...FORM });
  withdrawal.send({ type: "tether.submit", password: "482915" });
  withdrawal.send({ type: "tether.confirm", rate: 138_550 });
  await waitFor(withdrawal, (snapshot) => snapshot.matches("unknown"));
  const sent = calls.find(({ path }) => path === "exchange/tether");
  withdrawal.stop();
  calls = [];
  return { key: sent?.key ?? "", body: sent?.body };
}

it("stores the key of an exchange before it leaves, and never the password", async () => {
  const kept: string[] = [];
  const answer = reply;
  reply = (path) => {
    if (path === "exchange/tether") kept.push(stored());
    return answer(path);
  };
  const { key, body } = await sendInVain();
  expect(body).toEqual({
    amount: 50_000,
    network: "TRC20",
    rate: 138_550,
    address: ADDRESS,
    withdrawalPassword: "482915",
  });
  expect(key).toMatch(/^[\x21-\x7e]{8,128}$/);
  expect(kept[0]).toContain(key);
  expect(stored()).not.toContain("482915");
});

it("looks an unknown exchange up by its key after a reload, and sends nothing again", async () => {
  const { key } = await sendInVain();
  reply = () => ({ status: 201, body: { request: sampleExchange, emoney: 0, point: 0, walletSeq: 1 } });
  const withdrawal = visit();
  expect(withdrawal.getSnapshot().matches("reconciling")).toBe(true);
  expect(withdrawal.getSnapshot().can({ type: "tether.open" })).toBe(false);
  await waitFor(withdrawal, (snapshot) => snapshot.matches({ closed: "requested" }));
  expect(stored()).toBe("");
  expect(calls.map(({ path }) => path)).toEqual([`commands/${key}`]);
});

it("asks nothing of a key in the session of another account", async () => {
  await sendInVain();
  owner = "member02";
  expect(visit().getSnapshot().matches({ closed: "idle" })).toBe(true);
  owner = "member01";
  const late = visit();
  owner = "member02";
  await waitFor(late, (snapshot) => snapshot.matches("unknown"));
  late.send({ type: "command.reconcile" });
  await waitFor(late, (snapshot) => snapshot.matches("interrupted"));
  // The one of the session that it was begun in.
  expect(calls.length).toBe(1);
});

it("fills the form with what was typed when it opens again, and with nothing once the session has ended", async () => {
  const withdrawal = visit();
  const openForm = async () => {
    withdrawal.send({ type: "tether.open" });
    return (await waitFor(withdrawal, (snapshot) => snapshot.matches({ open: "editing" }))).context;
  };
  await openForm();
  withdrawal.send({ type: "tether.type", ...FORM });
  withdrawal.send({ type: "tether.cancel" });
  expect(await openForm()).toMatchObject(FORM);
  withdrawal.send({ type: "tether.submit", password: "482915" });
  endSession();
  expect(withdrawal.getSnapshot().matches("closed")).toBe(true);
  expect(JSON.stringify(withdrawal.getSnapshot().context)).not.toMatch(/50000|TRC20|TR7NH|482915/);
});
