// The wallet that providers call: the suite of docs/provider.md, and what of it the site's own pages and rules see.
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { runPoints } from "../../../scripts/provider/suite/caller.ts";
import { launchAtSite, startTrialProvider } from "../../../scripts/provider/suite/trial-provider.ts";
import { walletPoints } from "../../../scripts/provider/suite/wallet-suite.ts";
import { member, protection, rollingEntry } from "../../../server/db/schema.ts";
import type { Bet } from "../../../src/api/contract/sports/bets.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { emoney, expectRightBooks, newMember, place } from "../lib/betting.ts";
import { launched, registered, TRIAL_GAME, type TrialProvider, walletOf } from "../lib/provider.ts";
import { playSteps, step, WalletModel } from "../lib/provider-model.ts";
import { IS_WHOLE } from "../lib/scale.ts";

const MINUTE = 60_000;
const SLOT = { ...TRIAL_GAME, id: "trial-slot", kind: "slot" as const, name: "시험 슬롯" };

let server: TestServer;
let operator: ApiUser;
let trial: TrialProvider;

beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
  operator = await server.user("admin01");
  trial = await registered(operator, (made) => made.games.push(SLOT));
});
afterAll(async () => {
  await server.close();
  await trial.stop();
});
afterEach(() => expectRightBooks(server));

async function seated(won = 100_000) {
  const user = await newMember(server, won);
  return { user, wallet: walletOf(server, trial, await launched(user, trial)) };
}

const change = (user: { memberId: string }, set: Partial<typeof member.$inferInsert>) =>
  server.context.database.db.update(member).set(set).where(eq(member.id, user.memberId));

it("holds every point of the suite [REQ-R20]", async () => {
  const user = await newMember(server, 1_000_000);
  const expiredToken = await launched(user, trial);
  server.clock.advance(121 * MINUTE);
  operator = await server.user("admin01");
  const again = await server.user(user.userId);
  const token = await launched(again, trial);
  const { send: _, ...wallet } = walletOf(server, trial, token);
  const points = walletPoints({ ...wallet, provider: trial.id, token, gameId: TRIAL_GAME.id, expiredToken });
  expect(points.length).toBeGreaterThanOrEqual(19);
  const wrong: string[] = [];
  await runPoints(points, (line) => void (line.startsWith("✗") && wrong.push(line)));
  expect(wrong).toEqual([]);
});

it("the command of the suite finds a member of the demo that may enter a game", async () => {
  const own = await startTrialProvider();
  const ask = <T>(method: string, path: string, body?: unknown) => operator.ask<T>(method, path, body);
  expect(await launchAtSite(server.url, own, ask)).toMatchObject({
    provider: own.id,
    token: expect.stringMatching(/.{20}/),
  });
  await own.stop();
});

describe("a bet at a provider", () => {
  it("stands in the list of bets under the casino, and counts for rolling when it ends", async () => {
    const { user, wallet } = await seated();
    const bet = wallet.betOf(3_000);
    expect(await wallet.send("bet", bet)).toMatchObject({ status: 200, body: { balance: 97_000 } });
    const open = await user.ask<{ items: Bet[] }>("GET", "/api/bets?gameType=5");
    expect(open.items).toMatchObject([
      {
        status: 0,
        stake: 3_000,
        paid: 0,
        picks: [
          {
            kind: "provider",
            providerId: trial.id,
            gameId: TRIAL_GAME.id,
            gameName: "시험 바카라",
            roundId: bet.roundId,
            selectionId: "player",
            selectionName: "플레이어",
            status: 0,
          },
        ],
      },
    ]);
    expect(await wallet.send("win", wallet.winOf(bet, 6_000))).toMatchObject({ body: { balance: 103_000 } });
    const { items, totals } = await user.ask<{ items: Bet[]; totals: object }>("GET", "/api/bets?gameType=5&status=2");
    expect(items).toMatchObject([{ status: 2, paid: 6_000, picks: [{ outcome: "won", status: 2 }] }]);
    expect(totals).toEqual({ stake: 3_000, won: 6_000, refunded: 0 });
    const counted = await server.context.database.db
      .select()
      .from(rollingEntry)
      .where(eq(rollingEntry.receiverId, user.memberId));
    expect(counted).toMatchObject([{ category: "casino", amount: 3_000 }]);
  });

  it("of a slot counts as a slot; a push and a rollback count for nothing", async () => {
    const user = await newMember(server, 100_000);
    const wallet = walletOf(server, trial, await launched(user, trial, "slot", SLOT.id), SLOT.id);
    const bets = [wallet.betOf(1_000), wallet.betOf(2_000), wallet.betOf(4_000)] as const;
    for (const bet of bets) expect((await wallet.send("bet", bet)).status).toBe(200);
    await wallet.send("win", wallet.winOf(bets[0], 0));
    await wallet.send("win", { ...wallet.winOf(bets[1], 2_000), isPush: true });
    await wallet.send("rollback", wallet.endOf(bets[2]));
    expect(await emoney(user)).toBe(99_000);
    const { items } = await user.ask<{ items: Bet[] }>("GET", "/api/bets?gameType=9");
    expect(items.map(({ stake, status, paid }) => [stake, status, paid])).toEqual([
      [4_000, -1, 4_000],
      [2_000, 3, 2_000],
      [1_000, 1, 0],
    ]);
    const counted = await server.context.database.db
      .select()
      .from(rollingEntry)
      .where(eq(rollingEntry.receiverId, user.memberId));
    expect(counted).toMatchObject([{ category: "slot", amount: 1_000 }]);
  });

  it("is no bet of the slip", async () => {
    const user = await newMember(server, 10_000);
    const pick = { kind: "provider", providerId: trial.id, gameId: TRIAL_GAME.id, roundId: "r", selectionId: "s" };
    const answer = await place(user, { stake: 1_000, accept: "none", picks: [{ ...pick, betPrice: 200 }] });
    expect([answer.status, answer.body.code]).toEqual([400, "bad_request"]);
  });
});

describe("a bet is refused, and wins and rollbacks are taken,", () => {
  type Closing = (user: ApiUser & { memberId: string }) => Promise<unknown>;
  const cases: [string, number, string, Closing][] = [
    ["after 120 minutes", 422, "token_expired", async () => server.clock.advance(120 * MINUTE)],
    ["after the logout", 422, "token_expired", (user) => user.ask("POST", "/api/member/logout")],
    ["of an account that was disabled", 422, "token_expired", (user) => change(user, { disabledAt: new Date() })],
    ["with the tendency 22", 422, "barred", (user) => change(user, { tendency: ["1", "22"] })],
    [
      "during a break",
      422,
      "protected",
      (user) =>
        server.context.database.db
          .insert(protection)
          .values({ memberId: user.memberId, breakUntil: new Date(server.clock.now() + MINUTE) }),
    ],
    [
      "of a provider that is off",
      503,
      "provider_off",
      () => operator.ask("PUT", `/api/admin/providers/${trial.id}`, { isOn: false }),
    ],
    [
      "during maintenance",
      503,
      "maintenance",
      () => operator.ask("PUT", "/api/admin/settings", { siteNoticeFlg: true }),
    ],
  ];
  it.each(cases)("%s", async (_, status, code, close) => {
    const { user, wallet } = await seated();
    const [won, back] = [wallet.betOf(), wallet.betOf()];
    for (const bet of [won, back]) expect((await wallet.send("bet", bet)).status).toBe(200);
    await close(user);
    const late = wallet.betOf();
    const refused = await wallet.send("bet", late);
    expect([refused.status, refused.body.code, typeof refused.body.message]).toEqual([status, code, "string"]);
    expect(await wallet.send("bet", late)).toEqual(refused);
    // A bet that was taken before is known still.
    expect(await wallet.send("bet", won)).toMatchObject({ status: 200, body: { isRepeat: true } });
    expect(await wallet.send("win", wallet.winOf(won, 5_000))).toMatchObject({
      status: 200,
      body: { balance: 103_000 },
    });
    expect(await wallet.send("rollback", wallet.endOf(back))).toMatchObject({ body: { balance: 104_000 } });
    operator = await server.user("admin01");
    await operator.ask("PUT", "/api/admin/settings", { siteNoticeFlg: false });
    await operator.ask("PUT", `/api/admin/providers/${trial.id}`, { isOn: true });
  });

  it("beyond a limit of losses, with what is left of it", async () => {
    const { user, wallet } = await seated();
    await user.ask("PUT", "/api/protection/limits", { kind: "loss", period: "day", amount: 10_000 });
    const refused = await wallet.send("bet", wallet.betOf(10_010));
    expect(refused).toMatchObject({ status: 422, body: { code: "protected", room: 10_000 } });
    expect((await wallet.send("bet", wallet.betOf(10_000))).status).toBe(200);
  });

  it("beyond the wallet and the level's limit, with what would be taken", async () => {
    const { wallet } = await seated(5_000);
    expect(await wallet.send("bet", wallet.betOf(5_010))).toMatchObject({
      status: 422,
      body: { code: "insufficient_funds", room: 5_000 },
    });
    expect(await wallet.send("bet", wallet.betOf(5_000_010))).toMatchObject({ body: { code: "stake_limit" } });
  });
});

it("answers any order of bets, wins, rollbacks and repeats as the description says", async () => {
  const { user, wallet } = await seated(100_000);
  const model = new WalletModel(100_000);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), (steps) =>
      playSteps(wallet, model, TRIAL_GAME.id, steps, (reply, wanted) => expect(reply).toMatchObject(wanted)),
    ),
    { numRuns: IS_WHOLE ? 400 : 6 },
  );
  expect(await emoney(user)).toBe(model.balance);
});

describe("calls that arrive together", () => {
  it("are answered each by its own rules, whatever the others of the group are", async () => {
    const rich = await seated(100_000);
    const poor = await seated(1_000);
    const first = rich.wallet.betOf(3_000);
    const second = rich.wallet.betOf(4_000);
    const answers = await Promise.all([
      rich.wallet.send("bet", first),
      poor.wallet.send("bet", poor.wallet.betOf(2_000)),
      rich.wallet.send("bet", second),
      rich.wallet.send("bet", first),
      poor.wallet.send("bet", poor.wallet.betOf(1_000)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 200, 200, 200]);
    expect(answers[0]?.body.isRepeat === true ? answers[3]?.body : answers[0]?.body).toMatchObject({ isRepeat: false });
    expect([await emoney(rich.user), await emoney(poor.user)]).toEqual([93_000, 0]);
  });

  it("stand when one of the group breaks", async () => {
    const { user, wallet } = await seated(100_000);
    const other = await seated(100_000);
    await server.context.database.db.execute(sql`
      create function break_one() returns trigger language plpgsql as $$
      begin
        if new.amount = 7777 then raise exception 'broken'; end if;
        return new;
      end $$`);
    await server.context.database.db.execute(
      sql`create trigger break_one before insert on provider_transaction for each row execute function break_one()`,
    );
    try {
      const [right, broken] = await Promise.all([
        wallet.send("bet", wallet.betOf(3_000)),
        other.wallet.send("bet", other.wallet.betOf(7_777)),
      ]);
      expect([right.status, broken.status]).toEqual([200, 503]);
    } finally {
      await server.context.database.db.execute(sql`drop function break_one() cascade`);
    }
    expect([await emoney(user), await emoney(other.user)]).toEqual([97_000, 100_000]);
  });
});
