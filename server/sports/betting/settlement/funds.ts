// The money of the members of one batch: locked once, in the order of account ids, and carried along while
// the batch posts.
import { and, asc, inArray } from "drizzle-orm";
import {
  type Booked,
  type MemberFunds,
  settlementMovement,
} from "../../../../src/domain/sports/settlement/movement.ts";
import type { EntryKind } from "../../../../src/domain/wallet/entry-kinds.ts";
import { SETTLEMENT } from "../../../../src/domain/sports/market.ts";
import type { Clock } from "../../../clock.ts";
import type { Tx } from "../../../db/open.ts";
import { account } from "../../../db/schema.ts";
import { memberAccount } from "../../../ledger/accounts.ts";
import { settlementLines } from "../../../ledger/bet-movements.ts";
import { type Movement, postAll } from "../../../ledger/post.ts";
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

  /** Books what a part of a bet's stake was bought for, and the part leaves the staked money. */
  cashOut(row: BetRow, stake: number, paid: number, id: number): void {
    const before: Booked = { status: SETTLEMENT.inProgress, paid: 0 };
    const movement = { kind: "cashOut", uniqueKey: `bet:${row.id}:cashOut:${id}` } as const;
    this.#move(row, stake, before, { status: SETTLEMENT.won, paid }, movement);
  }

  /**
   * Books what lies between two states of a bet. `number` counts the bet's settlements, so that each is posted once;
   * `note` is why an operator does it.
   */
  settle(row: BetRow, before: Booked, after: Booked, number: number, note?: string): void {
    this.#move(row, row.stake - row.cashedStake, before, after, {
      kind: number === 1 ? "settlement" : "correction",
      uniqueKey: `bet:${row.id}:settlement:${number}`,
      ...(note !== undefined && { note }),
    });
  }

  #move(
    row: BetRow,
    stake: number,
    before: Booked,
    after: Booked,
    posting: Pick<Movement, "uniqueKey" | "note"> & { kind: EntryKind },
  ): void {
    const wallet = memberAccount.wallet(row.memberId);
    const owed = memberAccount.owed(row.memberId);
    const funds: MemberFunds = { wallet: this.#balances.get(wallet) ?? 0, owed: this.#balances.get(owed) ?? 0 };
    const movement = settlementMovement(stake, before, after, funds);
    if (!movement) return;
    this.#movements.push({
      ...posting,
      ref: row.id,
      lines: settlementLines(row.memberId, movement),
    });
    this.#balances.set(wallet, funds.wallet + movement.wallet);
    this.#balances.set(owed, funds.owed + movement.owed);
  }

  /** Posts what was booked, a batch in two statements. */
  async post(): Promise<void> {
    await postAll(this.#tx, this.#clock, this.#movements.splice(0));
  }
}
