import { beforeAll, describe, expect, it } from "vitest";
import type { SearchAnswer } from "../../../src/api/contract/sports/search.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT, RESULT } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 0 });
let user: ApiUser;
const search = (text: string) => user.ask<SearchAnswer>("GET", `/api/sports/search?text=${encodeURIComponent(text)}`);

beforeAll(async () => {
  user = await server.user("member01");
});

describe("the search of sports", () => {
  it("finds a fixture, its team and its league, by name, alias, Latin name and initials", async () => {
    const id = await addFixture(server.context, {
      markets: [RESULT],
      homeName: "토트넘",
      awayName: "맨체스터 유나이티드",
    });
    for (const text of ["토트넘", "맨유", "tottenham", "ㅌㅌㄴ", "토트냄"]) {
      const found = await search(text);
      expect(
        found.fixtures.map((one) => one.id),
        text,
      ).toContain(id);
    }
    const { teams } = await search("토트넘");
    expect(teams[0]).toMatchObject({ name: "토트넘", running: 0 });
    expect(teams[0]?.upcoming).toBeGreaterThan(0);
  });

  it("shows what runs before what begins, and that by its time; of each kind the best few", async () => {
    const add = (at: number, startsIn: number, status: "live" | "scheduled" = "scheduled") =>
      addFixture(server.context, {
        startsIn,
        status,
        markets: [status === "live" ? LIVE_RESULT : RESULT],
        leagueName: `버금 리그 ${at % 4}`,
        homeName: "버금시티",
        awayName: `버금 ${at}`,
      });
    const MINUTE = 60_000;
    const coming = [await add(1, 4 * MINUTE), await add(2, 9 * MINUTE), await add(3, 12 * MINUTE)];
    // One began early, one in its time.
    const running = [await add(4, -5 * MINUTE, "live"), await add(5, 7 * MINUTE, "live")];
    for (const at of [6, 7, 8]) await add(at, (10 + at) * MINUTE);
    // The index is made anew now and then.
    server.clock.advance(2 * MINUTE);
    const found = await search("버금시티");
    expect(found.fixtures.map(({ id }) => id)).toEqual([...running, ...coming, expect.any(String)]);
    expect(found.teams[0]).toMatchObject({ name: "버금시티", running: 2, upcoming: 6 });
    const all = await search("버금");
    expect([all.teams.length, all.leagues.length, all.fixtures.length]).toEqual([4, 3, 6]);
  });

  it("finds nothing for what no name has, and refuses an empty text", async () => {
    expect(await search("ㅎㅎㅎㅎㅎ")).toEqual({ teams: [], leagues: [], fixtures: [] });
    await expect(search(" ")).rejects.toThrow("400");
  });
});
