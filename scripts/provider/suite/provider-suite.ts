// What the site may rely on at a provider: docs/provider.md, sent as the site sends it.
import { deepEqual, equal, ok } from "node:assert/strict";
import * as v from "valibot";
import { LaunchAnswer, ProviderBet, ProviderGames } from "../../../src/api/contract/lobby/provider.ts";
import { call, type Caller, type Forging, id, type Point } from "./caller.ts";

export function providerPoints(provider: Caller): Point[] {
  const games = (forging?: Forging) => call(provider, "GET", "/api/games", undefined, forging);
  const launchOf = (change: object = {}) => ({
    requestId: id(),
    gameId: "",
    token: id(),
    playerName: "회원**",
    playerId: id(),
    language: "ko",
    currency: "KRW",
    partnerId: "suite",
    returnUrl: "https://site.example/casino",
    ...change,
  });
  const launch = (change: object, forging?: Forging) =>
    call(provider, "POST", "/api/launch", launchOf(change), forging);
  const forgings: Forging[] = [{ unsigned: true }, { secret: "x".repeat(32) }, { shift: -301 }, { shift: 301 }];
  const first = async () => v.parse(ProviderGames, (await games()).body).items[0]?.id ?? "";

  return [
    {
      name: "the list of games has its form, and each game once",
      run: async () => {
        const reply = await games();
        equal(reply.status, 200);
        const { items } = v.parse(ProviderGames, reply.body);
        ok(items.length > 0, "no games");
        equal(new Set(items.map((game) => game.id)).size, items.length);
        ok(items.every(({ minBet, maxBet }) => minBet <= maxBet));
      },
    },
    {
      name: "what is not signed, forged or delayed is refused",
      run: async () => {
        const gameId = await first();
        for (const forging of [...forgings, { signed: "{}" }])
          equal((await launch({ gameId }, forging)).status, 401, JSON.stringify(forging));
        for (const forging of forgings) equal((await games(forging)).status, 401, JSON.stringify(forging));
      },
    },
    {
      name: "a launch has an address, another for each one",
      run: async () => {
        const gameId = await first();
        const urls = [];
        for (let i = 0; i < 2; i++) {
          const reply = await launch({ gameId });
          equal(reply.status, 200, JSON.stringify(reply.body));
          urls.push(v.parse(LaunchAnswer, reply.body).url);
        }
        ok(urls.every((url) => /^https?:\/\//.test(url)));
        equal(new Set(urls).size, 2);
      },
    },
    {
      name: "no game is opened that is not there, and no wrong launch is taken",
      run: async () => {
        const gameId = await first();
        equal((await launch({ gameId: "nothing" })).status, 404);
        for (const change of [
          { gameId, currency: "USD" },
          { gameId, token: "" },
          { gameId, returnUrl: "x" },
        ])
          equal((await launch(change)).status, 400, JSON.stringify(change));
      },
    },
    {
      name: "a bet that never was is not known",
      run: async () => {
        const path = `/api/bets/${id()}`;
        const reply = await call(provider, "GET", path);
        deepEqual([reply.status, v.is(ProviderBet, reply.body)], [404, false]);
        equal((await call(provider, "GET", path, undefined, { unsigned: true })).status, 401);
      },
    },
  ];
}
