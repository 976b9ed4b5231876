// The one way in which a programme pays: a claim that is unique for its occasion, and the posting of it.
import type { EntryKind } from "../../src/domain/wallet/entry-kinds.ts";
import { type Programme, type Reward, wageringOf } from "../../src/domain/programmes/reward.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { programmeClaim } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { HOUSE, memberAccount } from "../ledger/accounts.ts";
import { post } from "../ledger/post.ts";
import { grantWagering } from "../wallet/wagering.ts";

export interface Grant {
  programme: Programme;
  programmeId: string;
  /** What is paid once: such as a day, or a span and a step. */
  occasion: string;
  memberId: string;
  reward: Reward;
}

/** Pays the reward. Throws ApiError already_claimed when the member was paid for this occasion before. */
export async function grant(tx: Tx, clock: Clock, given: Grant): Promise<void> {
  const { programme, programmeId, occasion, memberId, reward } = given;
  const { kind, amount } = reward;
  const [claim] = await tx
    .insert(programmeClaim)
    .values({
      programme,
      programmeId,
      occasion,
      memberId,
      kind,
      amount,
      wagering: wageringOf(reward),
      at: dateNow(clock),
    })
    .onConflictDoNothing()
    .returning({ id: programmeClaim.id });
  if (!claim) throw new ApiError("already_claimed");
  const required = wageringOf(reward);
  if (kind === "money") await grantWagering(tx, clock, { memberId, ref: `claim:${claim.id}`, required });
  const [house, own] =
    kind === "points"
      ? [HOUSE.points, memberAccount.points(memberId)]
      : [HOUSE.promotions, memberAccount.wallet(memberId)];
  await post(tx, clock, {
    kind: programme satisfies EntryKind,
    ref: programmeId,
    uniqueKey: `claim:${claim.id}`,
    lines: [
      { account: house, amount },
      { account: own, amount },
    ],
  });
}
