// Balances reach a member by the stream, the poll and answers; walletSeq says which of two is the newer one.
import { expect, it } from "vitest";
import { givePoints } from "../../../server/ledger/deposits.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { betOf, newMember, place } from "../lib/betting.ts";

interface Balance {
  emoney: number;
  point: number;
  walletSeq: number;
}

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);

const balanceOf = async (user: ApiUser): Promise<Balance> => {
  const { emoney, point, walletSeq } = await user.ask<Balance>("GET", "/api/member/user");
  return { emoney, point, walletSeq };
};

it("the number rises with every movement of money and of points, and with nothing else", async () => {
  const user = await newMember(server, 0);
  const seen = [await balanceOf(user)];
  const next = async () => {
    const now = await balanceOf(user);
    expect(now.walletSeq).toBeGreaterThan(seen.at(-1)!.walletSeq);
    seen.push(now);
    return now;
  };
  expect(seen[0]).toEqual({ emoney: 0, point: 0, walletSeq: 0 });
  const report = await operator.ask<Balance>("POST", "/api/admin/deposits", { userId: user.userId, amount: 50_000 });
  const deposited = await next();
  expect(report).toEqual({ userId: user.userId, emoney: 50_000, walletSeq: deposited.walletSeq });
  await server.context.database.db.transaction((tx) =>
    givePoints(tx, server.clock, { memberId: user.memberId, amount: 7, ref: "test" }),
  );
  expect(await next()).toMatchObject({ emoney: 50_000, point: 7 });
  await place(user, betOf([`${await addFixture(server.context)}-1x2-home@200`]));
  expect(await next()).toMatchObject({ emoney: 40_000, point: 7 });
  await place(user, betOf([`${await addFixture(server.context)}-1x2-home@210`]));
  expect(await balanceOf(user)).toEqual(seen.at(-1));
});

it("events of bets at once: in the order of their numbers the money only falls, to what the poll says", async () => {
  const user = await newMember(server, 50_000);
  const heard: Balance[] = [];
  const end = server.context.events.subscribe((event) => {
    if (event.name === "wallet" && event.memberId === user.memberId) heard.push(event.data as Balance);
  });
  const id = await addFixture(server.context);
  await Promise.all(Array.from({ length: 20 }, () => place(user, betOf([`${id}-1x2-home@200`], { stake: 1_000 }))));
  end();
  expect(heard.length).toBeGreaterThan(0);
  const inOrder = heard.toSorted((a, b) => a.walletSeq - b.walletSeq);
  expect(inOrder.map(({ emoney }) => emoney)).toEqual(inOrder.map(({ emoney }) => emoney).toSorted((a, b) => b - a));
  expect(inOrder.at(-1)).toEqual(await balanceOf(user));
  expect(inOrder.at(-1)?.emoney).toBe(30_000);
});
