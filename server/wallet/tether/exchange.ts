// An exchange by tether: an exchange with a wallet address in place of the bank account.
import type { InferOutput } from "valibot";
import type { TetherExchange } from "../../../src/api/contract/wallet/tether.ts";
import { isAddressOf, usdtOf } from "../../../src/domain/wallet/tether-order.ts";
import type { ServerContext } from "../../context.ts";
import type { Tx } from "../../db/open.ts";
import type { Member } from "../../http/app-type.ts";
import type { BankRow } from "../bank-account.ts";
import { fieldProblem } from "../charge.ts";
import { requestExchange } from "../exchange.ts";
import type { RequestRow } from "../money-requests.ts";
import { isChecksumRight } from "./address-checksum.ts";
import { currentRate, networkOf, refuseWorseRate } from "./terms.ts";

/** What is paid is rounded down to a cent. */
const CENT = 10_000;

/** Throws ApiError as requestExchange does, and bad_request for an address of another network or with a slip in it. */
export async function requestTetherExchange(
  tx: Tx,
  context: ServerContext,
  member: Member,
  { amount, network, address, rate: shown }: InferOutput<typeof TetherExchange>,
  proven: BankRow,
): Promise<RequestRow> {
  const { kind } = await networkOf(tx, network);
  if (!isAddressOf(kind, address) || !isChecksumRight(kind, address))
    throw fieldProblem("address", "이 네트워크의 지갑 주소가 아닙니다. 다시 확인해주세요.");
  const now = await currentRate(tx);
  refuseWorseRate("exchange", shown, now);
  const { rate } = now;
  const exact = usdtOf(amount, rate);
  const isRoundedUp = BigInt(exact) * BigInt(rate) > BigInt(amount) * 100_000_000n;
  const usdt = isRoundedUp ? exact - CENT : exact;
  if (usdt <= 0) throw fieldProblem("amount", "금액이 너무 적습니다.");
  return requestExchange(tx, context, member, { amount }, proven, { network, address, usdt, rate });
}
