import { beforeAll, expect, it } from "vitest";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";

const server = servedHere();
let member: ApiUser;
beforeAll(async () => {
  member = await server.user("member05");
});

interface Favourites {
  fixtures: string[];
  leagues: string[];
  games: string[];
}
const mark = (kind: string, key: string, isOn = true) =>
  member.call<Favourites>("PUT", "/api/favourites", { kind, key, isOn });
const read = (by: ApiUser = member) => by.ask<Favourites>("GET", "/api/favourites");
const listed = async (query: string) =>
  (
    await member.ask<{ items: { id: string; leagueName: string }[] }>(
      "GET",
      `/api/sports-prematch/fixtures?itemsPerPage=500&${query}`,
    )
  ).items;

it("keeps what a member marks, the newest first, for that member alone", async () => {
  expect(await read()).toEqual({ fixtures: [], leagues: [], games: [] });
  expect(await mark("league", "K리그1")).toMatchObject({
    status: 200,
    body: { fixtures: [], leagues: ["K리그1"], games: [] },
  });
  await mark("fixture", "one");
  server.clock.advance(1_000);
  await mark("fixture", "two");
  expect(await mark("fixture", "one")).toMatchObject({ body: { fixtures: ["two", "one"] } });
  expect(await read()).toEqual({ fixtures: ["two", "one"], leagues: ["K리그1"], games: [] });
  expect(await read(await server.user("member06"))).toEqual({ fixtures: [], leagues: [], games: [] });
  expect(await mark("fixture", "two", false)).toMatchObject({ body: { fixtures: ["one"] } });
  expect(await mark("fixture", "two", false)).toMatchObject({ status: 200, body: { fixtures: ["one"] } });
  expect(await mark("game", "215")).toMatchObject({ body: { fixtures: ["one"], games: ["215"] } });
  await mark("game", "215", false);
  await mark("fixture", "one", false);
  await mark("league", "K리그1", false);
});

it("lists marked fixtures and those of marked leagues, and no other", async () => {
  const [one, , third, fourth] = [
    await addFixture(server.context, { leagueName: "별 리그" }),
    await addFixture(server.context, { leagueName: "별 리그" }),
    await addFixture(server.context, { leagueName: "다른 리그" }),
    await addFixture(server.context, { leagueName: "다른 리그" }),
  ];
  expect(await listed("favourites=true")).toEqual([]);
  await mark("fixture", one);
  expect((await listed("favourites=true")).map(({ id }) => id)).toEqual([one]);
  await mark("league", "다른 리그");
  const marked = await listed("favourites=true");
  expect(marked.map(({ id }) => id).toSorted()).toEqual([one, third, fourth].toSorted());
  const searched = await listed(`favourites=true&text=${encodeURIComponent("별 리그")}`);
  expect(searched.map(({ id }) => id)).toEqual([one]);
});

it("has room for 200 of a kind: the oldest of the member's own gives way", async () => {
  const other = await server.user("member07");
  await other.call("PUT", "/api/favourites", { kind: "fixture", key: "many-0", isOn: true });
  for (let i = 0; i < 202; i++) {
    server.clock.advance(1_000);
    await mark("fixture", `many-${i}`);
  }
  const { fixtures } = await read();
  expect(fixtures).toHaveLength(200);
  expect(fixtures[0]).toBe("many-201");
  expect(fixtures).not.toContain("many-1");
  expect((await read(other)).fixtures).toEqual(["many-0"]);
});

it.each([
  [{ kind: "team", key: "x", isOn: true }],
  [{ kind: "league", key: " ", isOn: true }],
  [{ kind: "league", key: "x".repeat(201), isOn: true }],
  [{ kind: "league", key: "x" }],
  [{ kind: "league", key: "x", isOn: true, memberId: "m2" }],
])("refuses %o", async (body) => {
  expect(await member.call("PUT", "/api/favourites", body)).toMatchObject({ status: 400 });
});
