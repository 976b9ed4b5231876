import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { baccarat } from "../../../src/domain/games/kinds/baccarat.ts";
import { verifyTableRound } from "../../../src/domain/lobby/house/fair.ts";
import type {
  TableBet,
  TableHistory,
  TableMine,
  TableRound,
  TableView,
} from "../../../src/api/contract/lobby/house.ts";
import { type House, Player, startHouse } from "../lib/house.ts";

let house: House;
const seats: { leave(): void }[] = [];
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());
beforeEach(() => house.wallet.clear());
afterEach(async () => {
  for (const seat of seats.splice(0)) seat.leave();
  // Each test begins with a table that sleeps.
  await everybodyLeft();
  house.advance(40_000);
  await asleep();
});

const everybodyLeft = () => expect.poll(() => house.tableState().seats).toBe(0);
const asleep = () => expect.poll(() => house.tableState().round).toBeNull();

async function sit(name: string = randomUUID(), balance?: number) {
  const player = await Player.enter(house, "live-baccarat", name, balance);
  const seat = await player.sit();
  seats.push(seat);
  return { player, seat };
}
type Seat = Awaited<ReturnType<typeof sit>>["seat"];

const roundWhere = async (seat: Seat, isWanted: (round: TableRound) => boolean): Promise<TableRound> => {
  const { round } = await seat.next<TableView>("table", (view) => view.round !== null && isWanted(view.round));
  if (!round) throw new Error("no round");
  return round;
};
const opened = (seat: Seat) => roundWhere(seat, ({ drawn }) => drawn === null);
const bet = (player: Player, roundId: string, pick: string, amount = 10_000, id: string = randomUUID()) =>
  player.send("/api/table/bets", { id, roundId, stakes: [{ pick, amount }] });
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

it("plays a round with two players: one table, bets paid by the published rules, proof and history [CERT-G3]", async () => {
  const first = await sit();
  const second = await sit();
  const round = await opened(first.seat);
  expect((await opened(second.seat)).id).toBe(round.id);
  expect(round).toMatchObject({ seed: null, drawn: null, leaves: [] });
  expect(round.closesAt - round.opensAt).toBe(18_000);
  await Promise.all([
    bet(first.player, round.id, "player"),
    bet(first.player, round.id, "tie", 1_000),
    bet(second.player, round.id, "banker", 20_000),
  ]);
  expect(first.player.balance).toBe(989_000);
  await first.seat.next<TableView>("table", (view) => view.pools.length === 3 && view.players === 2);
  house.advance(18_000);
  const drawn = await roundWhere(first.seat, (one) => one.drawn !== null);
  expect(drawn.leaves).toHaveLength(3);
  expect(
    await verifyTableRound(
      { ...drawn, seed: drawn.seed ?? "", root: drawn.root ?? "", drawn: drawn.drawn ?? [] },
      round.promised,
      baccarat.draw,
    ),
  ).toBe(true);
  expect(first.player.balance, "nothing is paid before the cards are open").toBe(989_000);
  house.advance(8_000);
  const { rounds } = await first.seat.next<TableHistory>("history", (one) => one.rounds.length > 0);
  expect(rounds.at(-1)?.drawn).toEqual(drawn.drawn);
  const outcomes = baccarat.outcomesOf(drawn.drawn ?? []);
  const paid = (pick: string, won: number, push: number) =>
    outcomes.get(pick) === "won" ? won : outcomes.get(pick) === "push" ? push : 0;
  const mine = await first.seat.next<TableMine>("mine", ({ bets }) =>
    bets.some(({ state }) => state !== "accepted" && state !== "pending"),
  );
  const expected = 989_000 + paid("player", 20_000, 10_000) + paid("tie", 9_000, 0);
  expect(mine.visit).toMatchObject({ balance: expected, staked: 11_000 });
  expect(first.player.balance).toBe(expected);
  await expect.poll(() => second.player.balance).toBe(980_000 + paid("banker", 39_000, 20_000));
  expect([...house.wallet.bets.values()].map(({ state }) => state)).toEqual(["closed", "closed", "closed"]);
  expect(house.wallet.seen.filter((one) => one.call === "win").map((one) => one.body.isPush)).toEqual(
    expect.arrayContaining([outcomes.get("player") === "push"]),
  );
});

it("refuses what is late, of another round, too much, hedged or malformed", async () => {
  const { player, seat } = await sit();
  const round = await opened(seat);
  expect(await codeOf(await bet(player, round.id, "dragon"))).toEqual([422, "unknown_pick"]);
  expect(await codeOf(await bet(player, round.id, "player", 1_500))).toEqual([422, "bad_amount"]);
  expect(await codeOf(await bet(player, "t-another-round-1", "player"))).toEqual([409, "closed"]);
  expect(await codeOf(await bet(player, round.id, "player", -1_000))).toEqual([400, "bad_request"]);
  const id = randomUUID();
  expect((await bet(player, round.id, "player", 600_000, id)).status).toBe(200);
  expect((await bet(player, round.id, "player", 600_000, id)).status).toBe(200);
  expect(await codeOf(await bet(player, round.id, "tie", 600_000, id))).toEqual([409, "facts_differ"]);
  expect(player.balance).toBe(400_000);
  expect(await codeOf(await bet(player, round.id, "player", 600_000))).toEqual([422, "over_limit"]);
  expect(await codeOf(await bet(player, round.id, "banker"))).toEqual([422, "hedge"]);
  expect(await codeOf(await bet(player, round.id, "tie", 500_000))).toEqual([422, "insufficient_funds"]);
  house.advance(18_000);
  expect(await codeOf(await bet(player, round.id, "player"))).toEqual([409, "closed"]);
});

it("takes a player's bets at the pace of a person, and others meanwhile", async () => {
  const [first, second] = [await sit(), await sit()];
  const round = await opened(first.seat);
  const chips = Array.from({ length: 20 }, (_, n) => bet(first.player, round.id, n % 2 ? "tie" : "player", 1_000));
  expect(new Set((await Promise.all(chips)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await codeOf(await bet(first.player, round.id, "player", 1_000))).toEqual([429, "too_fast"]);
  expect((await bet(second.player, round.id, "player", 1_000)).status).toBe(200);
  expect(first.player.balance).toBe(1_000_000 - 20_000);
});

it("takes the chips on several picks with one call, all or none by the rules of the table", async () => {
  const { player, seat } = await sit(undefined, 12_000);
  const round = await opened(seat);
  const send = (stakes: object[], id: string = randomUUID()) =>
    player.send("/api/table/bets", { id, roundId: round.id, stakes });
  const on = (pick: string, amount = 5_000) => ({ pick, amount });
  expect(await codeOf(await send([on("player"), on("banker")]))).toEqual([422, "hedge"]);
  expect(await codeOf(await send([on("tie"), on("tie")]))).toEqual([422, "unknown_pick"]);
  expect(await codeOf(await send([]))).toEqual([400, "bad_request"]);
  expect(house.wallet.seen, "nothing is taken where one is refused").toEqual([]);
  const id = randomUUID();
  const stakes = [on("player"), on("tie"), on("player-pair")];
  const states = async (response: Response) =>
    ((await response.json()) as TableBet[]).map(({ pick, state }) => `${pick} ${state}`);
  const first = await states(await send(stakes, id));
  expect(first, "the money is short for the last").toEqual(["player accepted", "tie accepted", "player-pair refused"]);
  expect(player.balance).toBe(2_000);
  expect(await states(await send(stakes, id)), "the same call once more").toEqual(first);
  expect(await codeOf(await send(stakes.slice(1), id))).toEqual([409, "facts_differ"]);
  expect(await codeOf(await send([on("tie"), on("banker-pair")]))).toEqual([422, "insufficient_funds"]);
  expect(player.balance).toBe(2_000);
});

it("tells what stands under the key of a call, and takes the key away from one that did not come", async () => {
  const { player, seat } = await sit();
  const round = await opened(seat);
  const at = (id: string, then = "") => `/api/table/bets/${id}${then}`;
  const [id, late, poor] = [randomUUID(), randomUUID(), randomUUID()];
  expect(await codeOf(await player.ask(at(id)))).toEqual([404, "not_found"]);
  await bet(player, round.id, "player", 10_000, id);
  expect(await player.read(at(id))).toMatchObject({ status: 200, body: [{ pick: "player", state: "accepted" }] });
  expect(await (await player.send(at(id, "/withdraw"), {})).json(), "what came is not taken back").toMatchObject({
    status: 200,
    body: [{ state: "accepted" }],
  });
  expect((await player.send(at(late, "/withdraw"), {})).status).toBe(204);
  expect((await player.send(at(late, "/withdraw"), {})).status, "once more").toBe(204);
  expect(await codeOf(await bet(player, round.id, "tie", 10_000, late)), "it comes after all").toEqual([
    409,
    "withdrawn",
  ]);
  expect(player.balance).toBe(990_000);
  house.wallet.balances.set(player.token, 0);
  await bet(player, round.id, "tie", 10_000, poor);
  expect(await player.read(at(poor)), "why it was refused is kept").toMatchObject({
    status: 422,
    body: { code: "insufficient_funds" },
  });
  const { player: other } = await sit();
  expect(await codeOf(await other.ask(at(id))), "nobody else's").toEqual([404, "not_found"]);
});

it("asks the wallet once for a bet whose answer is slow", async () => {
  const { player, seat } = await sit();
  const round = await opened(seat);
  const answer = house.wallet.hold("bet");
  const placing = bet(player, round.id, "player");
  await expect.poll(() => house.wallet.seen.length).toBe(1);
  // Two rounds of sending what is not answered.
  await new Promise((done) => setTimeout(done, 1_200));
  answer();
  expect((await placing).status).toBe(200);
  expect(house.wallet.seen).toHaveLength(1);
});

it("gives back a bet whose answer comes after the lock", async () => {
  const { player, seat } = await sit();
  const round = await opened(seat);
  house.wallet.lose("bet", "after");
  const placed = (await (await bet(player, round.id, "player")).json()) as TableBet[];
  expect(placed.map(({ state }) => state)).toEqual(["pending"]);
  expect(player.balance).toBe(990_000);
  house.advance(18_000);
  const drawn = await roundWhere(seat, (one) => one.drawn !== null);
  expect(drawn.leaves).toEqual([]);
  house.wallet.mend();
  await seat.next<TableMine>("mine", ({ bets }) => bets[0]?.state === "void");
  await expect.poll(() => player.balance).toBe(1_000_000);
  const moved = house.wallet.seen.filter(({ isRepeat }) => !isRepeat);
  expect(moved.map(({ call }) => call)).toEqual(["bet", "rollback"]);
});

it("shows a bet as given back that the site gave back during the round", async () => {
  const { player, seat } = await sit();
  const round = await opened(seat);
  await bet(player, round.id, "player", 20_000);
  const [placed] = house.wallet.seen;
  const at = house.wallet.bets.get(placed?.body.transactionId ?? "");
  if (!at) throw new Error("the wallet has no bet");
  at.state = "rolledBack";
  house.wallet.balances.set(player.token, 1_000_000);
  house.advance(18_000);
  await roundWhere(seat, (one) => one.drawn !== null);
  house.advance(18_000);
  const { bets } = await seat.next<TableMine>("mine", (mine) => mine.bets[0]?.state === "void");
  expect(bets).toMatchObject([{ amount: 20_000, paid: 0, state: "void" }]);
  expect(player.balance).toBe(1_000_000);
  // A round that the site gave back is no fault to report.
  expect(house.reports).toEqual([]);
});

it("voids a round that a stop ran through, and settles one that was drawn", async () => {
  const { player, seat } = await sit();
  const round = await opened(seat);
  await bet(player, round.id, "player");
  await house.stopApp();
  house.advance(30_000);
  await house.startApp();
  await expect.poll(() => player.balance).toBe(1_000_000);
  expect(house.wallet.seen.map((one) => one.call)).toEqual(["bet", "rollback"]);

  house.wallet.clear();
  const again = await sit();
  const next = await opened(again.seat);
  expect(next.number).toBe(round.number + 1);
  await bet(again.player, next.id, "banker");
  house.advance(18_000);
  const drawn = await roundWhere(again.seat, (one) => one.drawn !== null);
  await house.restart();
  const outcome = baccarat.outcomesOf(drawn.drawn ?? []).get("banker");
  const back = outcome === "won" ? 19_500 : outcome === "push" ? 10_000 : 0;
  await expect.poll(() => house.wallet.seen.filter((one) => one.call === "win").length).toBe(1);
  expect(again.player.balance).toBe(990_000 + back);
  await house.restart();
  expect(house.wallet.seen.filter((one) => one.call === "win")).toHaveLength(1);
});

it("sleeps while nobody sits there", async () => {
  const { seat } = await sit();
  const { number } = await opened(seat);
  seat.leave();
  await everybodyLeft();
  house.advance(33_000);
  await asleep();
  for (let i = 0; i < 3; i++) {
    house.advance(33_000);
    // Two ticks of the table.
    await new Promise((done) => setTimeout(done, 500));
    expect(house.tableState().round).toBeNull();
  }
  const back = await sit();
  expect((await opened(back.seat)).number).toBe(number + 1);
});
