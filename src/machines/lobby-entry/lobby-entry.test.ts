import { createActor, fromPromise, waitFor } from "xstate";
import { expect, it } from "vitest";
import { LOBBIES } from "../../domain/lobby/shut-lobby.ts";
import { lobbyEntryMachine } from "./lobby-entry.machine.ts";
import type { LobbyEntryActors } from "./lobby-entry.schema.ts";

type Request = LobbyEntryActors["openLobby"]["input"];
type Launch = LobbyEntryActors["openLobby"]["output"];

it.each(LOBBIES)("asks the provider for the %s lobby and sends the window there", async (lobby) => {
  const steps: string[] = [];
  const quiet = (): void => undefined;
  const entry = createActor(
    lobbyEntryMachine.provide({
      actors: {
        openLobby: fromPromise<Launch, Request>(async ({ input }) => ({ launch_url: `/lobby/${input.lobby}` })),
      },
      actions: {
        openConfirm: quiet,
        closeConfirm: quiet,
        openWindow: () => void steps.push("a window"),
        showLobby: ({ context }) => void steps.push(`shows ${context.launchUrl}`),
        moveExpiry: () => void steps.push("120 minutes"),
      },
    }),
  ).start();
  entry.send({ type: "lobby.request", lobby, tendency: [] });
  entry.send({ type: "lobby.confirm" });
  expect(steps).toEqual(["a window"]);
  await waitFor(entry, (snapshot) => snapshot.matches({ outside: "entered" }));
  expect(steps).toEqual(["a window", `shows /lobby/${lobby}`, "120 minutes"]);
});

it("a browser that opens no window is told of while the click still runs", () => {
  const said: string[] = [];
  const entry = createActor(
    lobbyEntryMachine.provide({
      actors: { openLobby: fromPromise<Launch, Request>(() => new Promise(() => undefined)) },
      actions: {
        openConfirm: () => undefined,
        closeConfirm: () => undefined,
        openWindow: () => entry.send({ type: "window.blocked" }),
        alertBlocked: () => void said.push("blocked"),
      },
    }),
  ).start();
  entry.send({ type: "lobby.request", lobby: "slot", tendency: [] });
  entry.send({ type: "lobby.confirm" });
  expect(said).toEqual(["blocked"]);
  expect(entry.getSnapshot().value).toEqual({ outside: "blocked" });
});
