import { expect, type Locator } from "@playwright/test";
import type { OperatorPopup } from "../../src/api/contract/operator/popups.ts";
import type { popupEditingMachine } from "../../src/machines/popup-editing/popup-editing.machine.ts";
import { popupEditingPaths } from "../../src/machines/popup-editing/popup-editing.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

// Someone of content at the page; admin01 is the other one.
const FACE = '[data-machine="popup-editing"]';
const AT_PAGE = "admin07";
const ID = "walked";
const MESSAGE = "팝업을 읽지 못했습니다.";
let saves = 0;

const popupEditing = defineBrowserModel<typeof popupEditingMachine>({
  machine: "popup-editing",
  model: popupEditingPaths,
  start: async (walk) => {
    if (walk.isNew) await signIn(walk, AT_PAGE);
    const title = await saveElsewhere(walk);
    await walk.page.goto("/admin/popups");
    await walk.page.getByRole("button", { name: `${title} 수정`, exact: true }).click();
    await expect(field(walk)).toHaveValue(title);
    await write(walk);
  },
  face: FACE,
  isAway: (snapshot) => snapshot.matches("saved"),
  does: {
    "popup.moved": async (walk) => {
      await saveElsewhere(walk);
      await walk.held.hold("list", "**/api/admin/popups", "GET");
      walk.watched.expectStatus(409);
      await button(walk, "저장").click();
      await walk.held.arrived("list");
    },
    "popup.again": async (walk) => {
      await button(walk, "다시 시도").click();
      await walk.held.arrived("list");
    },
    "popup.keepMine": (walk) => button(walk, "내가 쓴 것으로 이어가기").click(),
    "popup.takeTheirs": async (walk) => {
      await button(walk, "저장된 것으로 이어가기").click();
      walk.notes.set("mine", theirsOf(walk));
    },
    "popup.saved": (walk) => button(walk, "저장").click(),
    "xstate.done.actor.readTheirs/saved by another": async ({ held }) => {
      await held.letGo("list", 200);
      await held.release("list");
    },
    "xstate.done.actor.readTheirs/removed by another": async (walk) => {
      await walk.operator.ask("DELETE", `/api/admin/popups/${ID}`);
      await walk.held.letGo("list", 200);
      await walk.held.release("list");
    },
    "xstate.error.actor.readTheirs": ({ held }) =>
      held.answer("list", 422, { code: "refused", message: MESSAGE, problems: [] }),
  },
  sees: {
    editing: async (walk) => {
      await expect(field(walk)).toHaveValue(mineOf(walk));
      await expect(button(walk, "저장")).toBeVisible();
    },
    "moved.reading": async (walk) => {
      await expect(face(walk).getByText("저장된 팝업을 읽는 중입니다.")).toBeVisible();
      await expect(button(walk, "저장")).toHaveCount(0);
    },
    "moved.shown": async (walk) => {
      await expect(face(walk).getByText(theirsOf(walk)).first()).toBeVisible();
      await expect(button(walk, "저장")).toHaveCount(0);
      expect((await saved(walk))?.title, "nothing is written over").toBe(theirsOf(walk));
    },
    "moved.gone": async (walk) => {
      await expect(face(walk).getByText("그사이 다른 운영자가 이 팝업을 지웠습니다.")).toBeVisible();
      await expect(button(walk, "저장된 것으로 이어가기")).toHaveCount(0);
    },
    "moved.failed": (walk) => expect(face(walk).getByText(MESSAGE)).toBeVisible(),
    saved: async (walk) => {
      await expect(walk.page.getByText("저장했습니다.")).toBeVisible();
      expect((await saved(walk))?.title).toBe(mineOf(walk));
    },
  },
});

const face = ({ page }: Walk): Locator => page.locator(FACE);
const button = (walk: Walk, name: string): Locator => face(walk).getByRole("button", { name, exact: true });
const field = (walk: Walk): Locator => face(walk).getByLabel("제목", { exact: true });
const mineOf = ({ notes }: Walk) => notes.get("mine") as string;
const theirsOf = ({ notes }: Walk) => notes.get("theirs") as string;

/** By another operator, under a title of its own. */
async function saveElsewhere(walk: Walk): Promise<string> {
  const title = `남이 쓴 제목 ${++saves}`;
  walk.notes.set("theirs", title);
  const place = { width: 360, pcLeftLocation: 40, pcTopLocation: 90, popupFlg: false, position: 900 };
  await walk.operator.ask("PUT", `/api/admin/popups/${ID}`, { title, contents: "<p>내용</p>", ...place });
  return title;
}

async function write(walk: Walk): Promise<void> {
  const title = `내가 쓴 제목 ${++saves}`;
  walk.notes.set("mine", title);
  await field(walk).fill(title);
}

async function saved({ operator }: Walk): Promise<OperatorPopup | undefined> {
  const { items } = await operator.ask<{ items: OperatorPopup[] }>("GET", "/api/admin/popups");
  return items.find(({ id }) => id === ID);
}

describeWalks(popupEditing);
