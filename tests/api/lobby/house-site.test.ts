// The house's provider and the site's wallet together, as the demo starts them: by signed calls.
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { beforeAll, expect, it } from "vitest";
import type { SlotView, SpinAnswer, TableBet, TableView } from "../../../src/api/contract/lobby/house.ts";
import { providerGame } from "../../../server/db/schema.ts";
import { servedHere } from "../lib/served.ts";
import { emoney, expectRightBooks, newMember } from "../lib/betting.ts";
import { until } from "../lib/game-driver.ts";

const server = servedHere();
beforeAll(async () => {
  // The site asks its providers for their games once it has started.
  await until(async () => (await server.context.database.db.$count(providerGame)) === 2);
});

interface Told {
  status: number;
  location: string | null;
  cookie: string;
  text: string;
}

async function ask(url: string, method = "GET", cookie = "", body?: object): Promise<Told> {
  const headers = { cookie, ...(body && { "content-type": "application/json" }) };
  const sent = { method, headers, redirect: "manual" as const, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(url, sent);
  return {
    status: response.status,
    location: response.headers.get("location"),
    cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "",
    text: await response.text(),
  };
}

async function enter(lobby: "casino" | "slot", gameId: string, charge = 100_000) {
  const user = await newMember(server, charge);
  const { launch_url } = await user.ask<{ launch_url: string }>("POST", "/api/playfun/auth", {
    lobby,
    game: { providerId: "hanpan", gameId },
  });
  const { origin } = new URL(launch_url);
  const entered = await ask(launch_url);
  expect(entered.status).toBe(303);
  const call = async <T>(method: string, path: string, body?: object) =>
    JSON.parse((await ask(origin + path, method, entered.cookie, body)).text) as T;
  return { user, origin, cookie: entered.cookie, location: entered.location, call };
}

it("plays the slot with the member's own money", async () => {
  const { user, call, location } = await enter("slot", "moon-rabbit");
  expect(location).toBe("/slot");
  const before = await call<SlotView>("GET", "/api/slot");
  expect(before.visit).toMatchObject({ balance: 100_000, staked: 0, won: 0 });
  const { spin, visit } = await call<SpinAnswer>("POST", "/api/slot/spins", {
    id: randomUUID(),
    stake: 1_000,
    nonce: randomUUID(),
  });
  expect(spin?.previous).toBe(before.promised);
  expect(visit.balance).toBe(99_000 + (spin?.won ?? 0));
  expect(await emoney(user)).toBe(visit.balance);
  await expectRightBooks(server);
});

it("takes a bet at the live table and pays it when the cards are open", async () => {
  const { user, origin, cookie, call } = await enter("casino", "live-baccarat");
  const round = await firstRound(origin, cookie);
  const placed = await call<TableBet[]>("POST", "/api/table/bets", {
    id: randomUUID(),
    roundId: round,
    stakes: [{ pick: "player", amount: 10_000 }],
  });
  expect(placed.map(({ state }) => state)).toEqual(["accepted"]);
  expect(await emoney(user)).toBe(90_000);
  server.clock.advance(18_500);
  await expect
    .poll(async () => (await call<{ bets: TableBet[] }>("GET", "/api/table")).bets[0]?.state)
    .toBe("accepted");
  server.clock.advance(8_500);
  await expect
    .poll(async () => (await call<{ bets: TableBet[] }>("GET", "/api/table")).bets[0]?.state)
    .toMatch(/^(won|lost|push)$/);
  const [bet] = (await call<{ bets: TableBet[] }>("GET", "/api/table")).bets;
  await expect.poll(() => emoney(user)).toBe(90_000 + (bet?.paid ?? 0));
  await expectRightBooks(server);
});

/** Sits down and reads the id of the first round that is told. */
function firstRound(origin: string, cookie: string): Promise<string> {
  return new Promise((done, fail) => {
    const options = { headers: { cookie } };
    const sent = request(`${origin}/api/table/stream`, options, (response) => {
      let text = "";
      response.on("data", (part: Buffer) => {
        text += part.toString();
        for (const data of text.matchAll(/event: table\ndata: (.*)\n\n/g)) {
          const { round } = JSON.parse(data[1] ?? "") as TableView;
          if (round && round.drawn === null) done(round.id);
        }
      });
      response.on("error", () => undefined);
    });
    sent.on("error", fail);
    sent.end();
  });
}
