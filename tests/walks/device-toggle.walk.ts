import { expect } from "@playwright/test";
import type { deviceToggleMachine } from "../../src/machines/device-toggle/device-toggle.machine.ts";
import { deviceTogglePaths } from "../../src/machines/device-toggle/device-toggle.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

const KEY = "hanpan.device";
const FACE = '[data-machine="device-toggle"]:visible';

/**
 * The walks on a device that is a desktop or a phone: what it is counts until the member has chosen. A browser for
 * phones obeys the width that a page asks for, one for desktops does not.
 */
function onDevice(viewport: { width: number; height: number }, isDesktopDevice: boolean, isMobile: boolean) {
  return defineBrowserModel<typeof deviceToggleMachine>({
    machine: "device-toggle",
    model: deviceTogglePaths,
    context: { viewport, isMobile, hasTouch: isMobile },
    start: async (walk) => {
      if (walk.isNew) await walk.member.loginToHome("member05");
      await reopenWith(walk, "auto");
    },
    face: FACE,
    does: {
      "device.restore": (walk, { event: { device } }) => reopenWith(walk, device),
      "device.toggle": async ({ page }, { event: { isDesktop } }) => {
        await expect(page.locator(FACE)).toHaveAccessibleName(isDesktop ? "모바일 화면으로" : "PC 화면으로");
        await page.locator(FACE).click();
      },
    },
    cannot: ({ event, before }) =>
      event.type !== "device.toggle" ||
      event.isDesktop === (before.matches("auto") ? isDesktopDevice : before.matches("desktop"))
        ? null
        : "The page is as wide as its choice says, or as its device where nothing was chosen.",
    sees: {
      auto: (walk) => expectLaid(walk, viewport.width, "auto"),
      mobile: (walk) => expectLaid(walk, 425, "mobile"),
      desktop: (walk) => expectLaid(walk, 1607, "desktop"),
    },
  });
}

/** The page has this width, and will have it again when it is opened anew. */
async function expectLaid(walk: Walk, wanted: number, device: string): Promise<void> {
  await expect.poll(() => width(walk)).toBe(wanted);
  expect(await walk.page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(device);
}

function width({ page }: Walk): Promise<number> {
  return page.evaluate(() => document.querySelector(".page-frame")?.getBoundingClientRect().width ?? 0);
}

/** Opens the page anew as one who has made this choice before. */
async function reopenWith({ page }: Walk, device: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, device] as const);
  // A reload would keep how far the page was zoomed under the width before.
  await page.goto("/");
  await expect(page.locator(FACE)).toBeVisible();
}

describeWalks(
  onDevice({ width: 390, height: 844 }, false, true),
  onDevice({ width: 1440, height: 900 }, true, true),
  onDevice({ width: 1440, height: 900 }, true, false),
);
