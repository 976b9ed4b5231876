import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { askConfirm } from "./ask-confirm.ts";
import { BASE_DIALOGS, DIALOG_NAMES, SLIP_DIALOGS } from "./dialog-names.ts";
import { dialogsMachine } from "./dialogs.machine.ts";

function open() {
  const cleared: string[] = [];
  const dialogs = createActor(
    dialogsMachine.provide({
      actions: { clearStoredLogin: ({ event }) => void (event.type === "dialog.open" && cleared.push(event.name)) },
    }),
  ).start();
  return { dialogs, cleared };
}

it("there are 25, each of which opens and closes by its name", () => {
  expect(new Set(DIALOG_NAMES).size).toBe(25);
  const { dialogs, cleared } = open();
  for (const name of [...BASE_DIALOGS, ...SLIP_DIALOGS]) {
    dialogs.send({ type: "dialog.open", name });
    expect([dialogs.getSnapshot().context.base, dialogs.getSnapshot().context.slip]).toContain(name);
    dialogs.send({ type: "dialog.close", name });
    expect(dialogs.getSnapshot().context).toMatchObject({ base: null, slip: null });
  }
  expect(cleared).toEqual(["login", "join"]);
});

it("alerts are read in the order in which they came", () => {
  const { dialogs } = open();
  const said = (): string | undefined => dialogs.getSnapshot().context.alerts[0]?.message;
  for (const message of ["하나", "둘", "하나"]) dialogs.send({ type: "alert.show", message });
  expect(said()).toBe("하나");
  dialogs.send({ type: "alert.close" });
  expect(said()).toBe("둘");
  dialogs.send({ type: "alert.close" });
  expect(said()).toBeUndefined();
});

describe("a question", () => {
  it.each([
    { type: "confirm.accept" as const, answer: true },
    { type: "confirm.cancel" as const, answer: false },
    { type: "dialog.closeAll" as const, answer: false },
  ])("$type answers $answer", async ({ type, answer }) => {
    const { dialogs } = open();
    const asked = askConfirm(dialogs, { message: "이동하시겠습니까?" });
    dialogs.send({ type });
    expect(await asked).toBe(answer);
  });

  it("whose place another takes is answered no, the other for itself", async () => {
    const { dialogs } = open();
    const older = askConfirm(dialogs, { message: "이동하시겠습니까?" });
    const newer = askConfirm(dialogs, { message: "이동하시겠습니까?" });
    dialogs.send({ type: "confirm.accept" });
    expect(await Promise.all([older, newer])).toEqual([false, true]);
  });
});
