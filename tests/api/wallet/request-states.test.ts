// A request of money moves from state to state in one way; whatever else is asked for in a state is refused and changes
// nothing. Decisions, rule 28.
import { expect, it } from "vitest";
import { emoney, expectRightBooks } from "../lib/betting.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { act, charge, exchange, memberWithBank, requestNow } from "../lib/money.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);

/** How a request gets into a state, and what an operator cannot do there. `cancel` is the member's. */
const WRONG: readonly [kind: "charge" | "exchange", state: string, steps: string[], wrong: string[]][] = [
  ["charge", "requested", [], ["release", "approve", "refuse", "doubt"]],
  ["charge", "inProgress", ["claim"], ["doubt"]],
  ["charge", "done", ["claim", "approve"], ["claim", "release", "approve", "refuse", "doubt"]],
  ["charge", "refused", ["claim", "refuse"], ["claim", "release", "approve", "refuse", "doubt"]],
  ["charge", "cancelled", ["cancel"], ["claim", "release", "approve", "refuse", "doubt"]],
  ["exchange", "requested", [], ["release", "approve", "refuse", "doubt"]],
  ["exchange", "payoutUnknown", ["claim", "doubt"], ["release", "doubt"]],
  ["exchange", "done", ["claim", "approve"], ["claim", "release", "approve", "refuse", "doubt"]],
  ["exchange", "refused", ["claim", "refuse"], ["claim", "release", "approve", "refuse", "doubt"]],
];

/** What a payout is found by is kept where its outcome is not known. */
const bodyOf = (action: string) => ({ reason: "확인", ...(action === "doubt" && { reference: "P-1" }) });

it.each(WRONG)("a request (%s) that is %s stays so, whatever else is done", async (kind, state, steps, wrong) => {
  const user = await memberWithBank(server, 100_000);
  const { body } = await (kind === "charge" ? charge(user) : exchange(user));
  const { id } = body.request;
  const cancel = () => user.call("POST", `/api/charge/requests/${id}/cancel`);
  for (const step of steps)
    if (step === "cancel") await cancel();
    else await act(operator, step, [id], bodyOf(step));
  const now = async () => [await requestNow(user, id), await emoney(user)];
  const before = await now();
  expect(before).toMatchObject([{ state }, expect.any(Number)]);
  for (const action of wrong)
    expect([action, await act(operator, action, [id], bodyOf(action))]).toEqual([
      action,
      ["이미 처리되었거나 지금 상태에서는 할 수 없습니다."],
    ]);
  expect(await now()).toEqual(before);
  await expectRightBooks(server);
});
