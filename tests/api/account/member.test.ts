import { expect, test } from "vitest";
import { servedHere } from "../lib/served.ts";

const server = servedHere();

test("a member logs in and sees what the ledger holds", async () => {
  const member = await server.user("member01");
  const answer = await member.call("GET", "/api/member/user");
  expect(answer).toMatchObject({
    status: 200,
    body: { userId: "member01", emoney: 1_000_000, point: 10_000, isLogin: true },
  });
});
