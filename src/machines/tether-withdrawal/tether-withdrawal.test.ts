import { createActor, fromPromise, waitFor } from "xstate";
import { expect, it } from "vitest";
import { tetherWithdrawalMachine } from "./tether-withdrawal.machine.ts";
import type { TetherWithdrawalActors, TetherWithdrawalRequest } from "./tether-withdrawal.schema.ts";

it("sends what had no answer again as the same request under the same key", async () => {
  const sent: TetherWithdrawalRequest[] = [];
  const quiet = (): void => undefined;
  const withdrawal = createActor(
    tetherWithdrawalMachine.provide({
      actors: {
        readTether: fromPromise<TetherWithdrawalActors["readTether"]["output"]>(async () => ({
          tetherMaintenanceFlag: 0,
        })),
        requestWithdrawal: fromPromise<void, TetherWithdrawalRequest>(async ({ input }) => {
          sent.push(input);
          if (sent.length === 1) throw new TypeError("fetch failed");
        }),
      },
      actions: { openForm: quiet, closeForm: quiet, openConfirm: quiet, closeConfirm: quiet },
    }),
  ).start();
  withdrawal.send({ type: "withdrawal.open" });
  await waitFor(withdrawal, (snapshot) => snapshot.matches("editing"));
  withdrawal.send({
    type: "withdrawal.submit",
    amount: 50_000,
    network: "TRC20",
    address: "TXYZ123",
    password: "482915",
  });
  withdrawal.send({ type: "withdrawal.confirm", key: "key-1" });
  await waitFor(withdrawal, (snapshot) => snapshot.hasTag("uncertain"));
  withdrawal.send({ type: "withdrawal.resend" });
  await waitFor(withdrawal, (snapshot) => snapshot.matches({ closed: "requested" }));
  const request = { amount: 50_000, network: "TRC20", address: "TXYZ123", password: "482915", key: "key-1" };
  expect(sent).toEqual([request, request]);
});
