// The money of the members of one batch: locked once, in the order of account ids, and carried along while
// the batch posts.
import { and, asc, inArray } from "drizzle-orm";
import { type Booked, type MemberFunds, settlementMovement } from "../../../src/domain/settlement/movement.ts";
import type { Clock } from "../../clock.ts";
import type { Tx } from "../../db/open.ts";
import { account } from "../../db/schema.ts";
import { HOUSE, memberAccount } from "../../ledger/accounts.ts";
import { type Movement, postAll } from "../../ledger/post.ts";
import type { BetRow } from "../bet-wire.ts";

export class FundsBook {
  readonly #tx: Tx;
  readonly #clock: Clock;
  readonly #balances: Map<string, number>;
  readonly #movements: Movement[] = [];

  private constructor(tx: Tx, clock: Clock, balances: Map<string, number>) {
    this.#tx = tx;
    this.#clock = clock;
    this.#balances = balances;
  }

  static async lock(tx: Tx, clock: Clock, memberIds: readonly string[]): Promise<FundsBook> {
    const rows = await tx
      .select({ id: account.id, balance: account.balance })
      .from(account)
      .where(
        and(inArray(account.memberId, [...new Set(memberIds)]), inArray(account.kind, ["wallet", "staked", "owed"])),
      )
      .orderBy(asc(account.id))
      .for("update");
    return new FundsBook(tx, clock, new Map(rows.map((row) => [row.id, row.balance])));
  }

  /** Books what lies between two states of a bet. `number` counts the bet's settlements, so that each is posted once. */
  settle(row: BetRow, before: Booked, after: Booked, number: number): void {
    const wallet = memberAccount.wallet(row.memberId);
    const owed = memberAccount.owed(row.memberId);
    const funds: MemberFunds = { wallet: this.#balances.get(wallet) ?? 0, owed: this.#balances.get(owed) ?? 0 };
    const movement = settlementMovement(row.stake, before, after, funds);
    if (!movement) return;
    this.#movements.push({
      kind: number === 1 ? "settlement" : "correction",
      ref: row.id,
      uniqueKey: `bet:${row.id}:settlement:${number}`,
      lines: [
        { account: memberAccount.staked(row.memberId), amount: movement.staked },
        { account: HOUSE.stakes, amount: movement.houseStakes },
        { account: HOUSE.payouts, amount: movement.housePayouts },
        { account: wallet, amount: movement.wallet },
        { account: owed, amount: movement.owed },
      ],
    });
    this.#balances.set(wallet, funds.wallet + movement.wallet);
    this.#balances.set(owed, funds.owed + movement.owed);
  }

  /** Posts what was booked, a batch in two statements. */
  async post(): Promise<void> {
    await postAll(this.#tx, this.#clock, this.#movements.splice(0));
  }
}
