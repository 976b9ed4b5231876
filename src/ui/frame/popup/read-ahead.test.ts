import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { popupListMachine } from "../../../machines/popup-list/popup-list.machine.ts";
import type { PopupListActors } from "../../../machines/popup-list/popup-list.schema.ts";
import { readAhead, takeReadAhead } from "./read-ahead.ts";

type Answer = PopupListActors["readPopups"]["output"];

function startList(answer: () => Promise<Answer>) {
  let reads = 0;
  const readPopups = fromPromise<Answer>(() => {
    reads++;
    return answer();
  });
  const list = createActor(popupListMachine.provide({ actors: { readPopups } }), { input: { hideTimes: {} } });
  list.start();
  return { list, readCount: () => reads };
}

test("a list is read ahead once, and its first view knows of it", async () => {
  const { list, readCount } = startList(async () => ({ popups: [], now: 0, dismissed: [] }));
  await readAhead(list);
  expect(list.getSnapshot().value).toBe("ready");
  await readAhead(list);
  expect(readCount()).toBe(1);
  expect(takeReadAhead(list)).toBe(true);
  expect(takeReadAhead(list)).toBe(false);
});

test("popups that cannot be read hold nobody up", async () => {
  const { list } = startList(() => Promise.reject(new Error("lost")));
  await readAhead(list);
  expect(list.getSnapshot().value).toBe("failed");
});
