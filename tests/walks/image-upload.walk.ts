import { expect } from "@playwright/test";
import type { imageUploadMachine } from "../../src/machines/image-upload/image-upload.machine.ts";
import { imageUploadPaths } from "../../src/machines/image-upload/image-upload.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

const FACE = '[data-machine="image-upload"]';
/** An image of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const upload = defineBrowserModel<typeof imageUploadMachine>({
  machine: "image-upload",
  model: imageUploadPaths,
  start: async (walk) => {
    const { page, held } = walk;
    if (walk.isNew) await signIn(walk, "member13");
    await page.goto("/free/write");
    await expect(button(page)).toBeVisible();
    await held.hold("image", /\/api\/files$/);
  },
  face: FACE,
  does: {
    "file.choose": async (walk, { event, after, isRefused }) => {
      if (isRefused) return expect(button(walk.page)).toHaveAttribute("aria-busy", "true");
      // What the server says of a file lies in its bytes.
      const isImage = !walk.coming[0]?.label.endsWith("server's words");
      const bytes = Buffer.alloc(event.file.size, isImage ? 0 : "x");
      if (isImage) PIXEL.copy(bytes);
      await choose(walk, bytes);
      if (after.matches("uploading")) await walk.held.arrived("image");
    },
    "xstate.done.actor.sendImage": async (walk) => {
      const count = await images(walk.page).count();
      await walk.held.letGo("image", 201);
      await expect(images(walk.page)).toHaveCount(count + 1);
      await walk.page.getByRole("button", { name: "1번째 사진 빼기" }).first().click();
    },
    "xstate.error.actor.sendImage/no answer": ({ held }) => held.cut("image"),
    "xstate.error.actor.sendImage/server's words": async ({ held }) => void (await held.letGo("image", 415)),
  },
  sees: {
    waiting: async ({ page }) => {
      await expect(page.locator(FACE)).toBeEmpty();
      await expect(button(page)).not.toHaveAttribute("aria-busy");
    },
    uploading: async ({ page, held }) => {
      await expect(page.locator(FACE)).toHaveText("사진을 올리는 중입니다.");
      expect(held.count("image"), "a file is sent once").toBe(1);
    },
    tooLarge: ({ page }) => expect(page.locator(FACE).getByRole("alert")).toHaveText("8MB가 넘는 사진입니다."),
    failed: ({ page }) => expect(page.locator(FACE).getByRole("alert")).not.toBeEmpty(),
  },
});

async function choose({ page }: Walk, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await button(page).click();
  await (await chooser).setFiles({ name: "photo.png", mimeType: "image/png", buffer });
}

function button(page: Walk["page"]) {
  return page.getByText("사진 추가", { exact: true });
}

function images(page: Walk["page"]) {
  return page.locator('form img[src*="/file/download/"]');
}

describeWalks(upload);
