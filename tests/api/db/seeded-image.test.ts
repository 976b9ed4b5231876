import { expect, it } from "vitest";
import { openDatabase } from "../../../server/db/open.ts";
import { account, member } from "../../../server/db/schema.ts";
import { fillImage } from "../../factories/seeded-image.ts";

it("the database that tests begin with has the demo's members, the house's accounts and the money of both", async () => {
  const { db, close } = await openDatabase({ dataDir: "memory", image: await fillImage() });
  try {
    const users = await db.select({ userId: member.userId }).from(member);
    expect(users.map(({ userId }) => userId)).toEqual(expect.arrayContaining(["admin01", "member07"]));
    const accounts = await db.select({ id: account.id, balance: account.balance }).from(account);
    expect(accounts.map(({ id }) => id)).toEqual(expect.arrayContaining(["house_bank", "house_points"]));
    expect(accounts.some(({ id, balance }) => id.startsWith("wallet:") && balance > 0)).toBe(true);
  } finally {
    await close();
  }
});
