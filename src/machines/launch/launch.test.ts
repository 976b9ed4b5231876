import { createActor, fromPromise, waitFor } from "xstate";
import { expect, it } from "vitest";
import { launchMachine } from "./launch.machine.ts";
import type { LaunchActors } from "./launch.schema.ts";

type Address = LaunchActors["readAddress"];

it.each([
  { destination: "casino", shown: "/window/casino", after: ["120 minutes"] },
  { destination: "slot", shown: "/window/slot", after: ["120 minutes"] },
  { destination: "EU", shown: "/window/EU", after: [] },
  { destination: "IN", shown: "/window/IN#Live", after: [] },
] as const)(
  "asks for $destination and shows $shown in the window of the click",
  async ({ destination, shown, after }) => {
    const steps: string[] = [];
    const quiet = (): void => undefined;
    const launch = createActor(
      launchMachine.provide({
        actors: {
          readAddress: fromPromise<Address["output"], Address["input"]>(
            async ({ input }) => `/window/${input.destination}`,
          ),
        },
        actions: {
          openConfirm: quiet,
          closeConfirm: quiet,
          openWindow: () => void steps.push("a window"),
          showPage: ({ context }) => void steps.push(`shows ${context.address}`),
          moveExpiry: () => void steps.push("120 minutes"),
        },
      }),
      { input: { destination: "slot" } },
    ).start();
    launch.send({ type: "launch.request", destination, tendency: [] });
    expect(steps).toEqual([]);
    launch.send({ type: "launch.confirm" });
    expect(steps).toEqual(["a window"]);
    await waitFor(launch, (snapshot) => snapshot.matches({ outside: "entered" }));
    expect(steps).toEqual(["a window", `shows ${shown}`, ...after]);
  },
);

it("a browser that opens no window is told of while the click still runs", () => {
  const said: string[] = [];
  const launch = createActor(
    launchMachine.provide({
      actors: { readAddress: fromPromise<Address["output"], Address["input"]>(() => new Promise(() => undefined)) },
      actions: {
        openConfirm: () => undefined,
        closeConfirm: () => undefined,
        openWindow: () => launch.send({ type: "window.blocked" }),
        alertBlocked: () => void said.push("blocked"),
      },
    }),
    { input: { destination: "casino" } },
  ).start();
  launch.send({ type: "launch.request", destination: "slot", tendency: [] });
  launch.send({ type: "launch.confirm" });
  expect(said).toEqual(["blocked"]);
  expect(launch.getSnapshot().value).toEqual({ outside: "blocked" });
});
