import { beforeAll, describe, expect, it } from "vitest";
import type { SearchAnswer } from "../../../src/api/contract/sports/search.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
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

  it("finds nothing for what no name has, and refuses an empty text", async () => {
    expect(await search("ㅎㅎㅎㅎㅎ")).toEqual({ teams: [], leagues: [], fixtures: [] });
    await expect(search(" ")).rejects.toThrow("400");
  });
});
