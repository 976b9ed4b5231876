import { createActor, fromPromise, waitFor } from "xstate";
import { expect, it } from "vitest";
import type { CommandAnswer, CommandIntent } from "../command/command.schema.ts";
import { tetherDepositMachine } from "./tether-deposit.machine.ts";
import type { TetherDepositActors } from "./tether-deposit.schema.ts";

type UrlInput = TetherDepositActors["readDepositUrl"]["input"];
type Stored = TetherDepositActors["storeIntent"];

/** A deposit of 100,000 won up to its end, with the steps in which it came there. */
async function deposit(protocol: "http" | "https"): Promise<string[]> {
  const steps: string[] = [];
  const quiet = (): void => undefined;
  const actor = createActor(
    tetherDepositMachine.provide({
      actors: {
        readTether: fromPromise<TetherDepositActors["readTether"]["output"]>(async () => ({
          tetherMaintenanceFlag: 0,
        })),
        readDepositUrl: fromPromise<string, UrlInput>(async ({ input }) => `${protocol}://pay.example/${input.amount}`),
        storeIntent: fromPromise<Stored["output"], Stored["input"]>(async ({ input: body }) => ({
          owner: "member01",
          name: "tether-deposit",
          key: "key-1",
          request: { method: "POST", path: "charge/cryptoDeposit", body },
        })),
        sendCommand: fromPromise<CommandAnswer, CommandIntent>(async ({ input: { request } }) => {
          steps.push(`records ${JSON.stringify(request?.body)}`);
          return { kind: "done", body: {} };
        }),
      },
      actions: {
        dropIntent: quiet,
        openForm: quiet,
        closeForm: quiet,
        openConfirm: quiet,
        closeConfirm: quiet,
        openWindow: () => void steps.push("opens"),
        showDeposit: ({ context }) => void steps.push(`shows ${context.address}`),
        closeWindow: () => void steps.push("closes"),
        alertFailure: () => void steps.push("alerts"),
      },
    }),
    { input: {} },
  ).start();
  actor.send({ type: "tether.open" });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: "editing" }));
  actor.send({ type: "tether.type", amount: 100_000, network: "TRC20" });
  actor.send({ type: "tether.submit" });
  actor.send({ type: "tether.confirm", rate: 138_550 });
  await waitFor(actor, (snapshot) => snapshot.matches("closed"));
  return steps;
}

it("records a deposit before it is shown, at the address that is shown", async () => {
  const address = "https://pay.example/100000";
  const record = JSON.stringify({ amount: 100_000, network: "TRC20", rate: 138_550, address });
  expect(await deposit("https")).toEqual(["opens", `records ${record}`, `shows ${address}`]);
});

it("records nothing that would be paid without https, and closes the window", async () => {
  expect(await deposit("http")).toEqual(["opens", "closes", "alerts"]);
});
