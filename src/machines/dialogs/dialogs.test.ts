import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { askConfirm } from "./ask-confirm.ts";
import { BASE_DIALOGS, DIALOG_NAMES, SLIP_DIALOGS } from "./dialog-names.ts";
import { dialogsMachine } from "./dialogs.machine.ts";
import { raiseAlerts } from "./raise-alerts.ts";

function open() {
  const cleared: string[] = [];
  const dialogs = createActor(
    dialogsMachine.provide({
      actions: { clearStoredLogin: ({ event }) => void (event.type === "dialog.open" && cleared.push(event.name)) },
    }),
  ).start();
  return { dialogs, cleared };
}

it("there are 25, each of which opens and closes by its name [REQ-4.23]", () => {
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

describe("who raises alerts", () => {
  function raising() {
    const { dialogs } = open();
    const read: string[] = [];
    const lobby = raiseAlerts(dialogs, () => void read.push("lobby"));
    const tether = raiseAlerts(dialogs, () => void read.push("tether"));
    return { dialogs, read, lobby, tether, close: () => dialogs.send({ type: "alert.close" }) };
  }

  it("hears that its own was read, and of no other", () => {
    const { dialogs, read, lobby, tether, close } = raising();
    dialogs.send({ type: "alert.show", message: "로그아웃되었습니다." });
    lobby("점검중입니다.");
    tether("현재 테더 입금은 점검중입니다.");
    close();
    expect(read).toEqual([]);
    close();
    expect(read).toEqual(["lobby"]);
    close();
    expect(read).toEqual(["lobby", "tether"]);
  });

  it("shares one that says the same, and both hear of it", () => {
    const { dialogs, read, lobby, tether, close } = raising();
    lobby("점검중입니다.");
    tether("점검중입니다.");
    expect(dialogs.getSnapshot().context.alerts).toHaveLength(1);
    close();
    expect(read.toSorted()).toEqual(["lobby", "tether"]);
  });

  it("hears of its newest alone", () => {
    const { read, lobby, close } = raising();
    lobby("점검중입니다.");
    lobby("관리자에게 문의해주세요.");
    close();
    expect(read).toEqual([]);
    close();
    expect(read).toEqual(["lobby"]);
  });
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
