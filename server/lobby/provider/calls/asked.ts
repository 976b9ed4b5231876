// A call of a provider as it is judged, with the facts that make it the same call when it is sent again.
import { createHash } from "node:crypto";
import type {
  WalletBalanceCall,
  WalletBetCall,
  WalletRollbackCall,
  WalletWinCall,
} from "../../../../src/api/contract/lobby/provider.ts";
import type { ProviderMove } from "../../../../src/domain/lobby/provider-call.ts";
import { hashToken } from "../../../session/token.ts";

export type WalletCall =
  | { call: "balance"; body: WalletBalanceCall }
  | { call: "bet"; body: WalletBetCall }
  | { call: "win"; body: WalletWinCall }
  | { call: "rollback"; body: WalletRollbackCall };

export interface AskedMove extends ProviderMove {
  requestId: string;
  /** Of a bet its own. */
  betTransactionId: string;
  selection?: { id: string; name: string };
}

export interface AskedCall {
  provider: string;
  tokenHash: string;
  /** Why an operator made it. */
  note: string | null;
  /** null: the balance is asked for. */
  move: AskedMove | null;
}

/** `by` in place of the body's token: for a call of the site itself about a bet whose token only its provider has. */
export function asked(provider: string, made: WalletCall, by?: { tokenHash: string; note?: string }): AskedCall {
  const { tokenHash, note = null } = by ?? { tokenHash: hashToken(made.body.token) };
  return { provider, tokenHash, note, move: moveOf(made, tokenHash) };
}

function moveOf({ call, body }: WalletCall, tokenHash: string): AskedMove | null {
  if (call === "balance") return null;
  const { requestId, transactionId, roundId } = body;
  const common = { requestId, transactionId, roundId, facts: factsOf({ call, body } as WalletCall, tokenHash) };
  if (call === "bet") {
    const { amount, gameId, selection } = body;
    return { call, ...common, betTransactionId: transactionId, amount, gameId, selection };
  }
  const { betTransactionId } = body;
  if (call === "rollback") return { call, ...common, betTransactionId, amount: 0 };
  const { amount, isFinal, isPush } = body;
  return { call, ...common, betTransactionId, amount, isFinal, isPush };
}

/** Everything but the request id: schemas put their keys out in one order. */
function factsOf({ call, body }: WalletCall, tokenHash: string): string {
  const { requestId: _, token: __, ...said } = body;
  return createHash("sha256")
    .update(JSON.stringify([call, tokenHash, said]))
    .digest("hex");
}
