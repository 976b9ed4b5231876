import { expect, type Locator } from "@playwright/test";
import type { Approval } from "../../src/api/contract/operator/approvals.ts";
import type { PageOf } from "../../src/api/contract/page.ts";
import type { fixtureImportMachine } from "../../src/machines/fixture-import/fixture-import.machine.ts";
import { fixtureImportPaths } from "../../src/machines/fixture-import/fixture-import.paths.ts";
import { ApiUser } from "../factories/api-user.ts";
import { SEASON_HEADER, seasonRows } from "../factories/season-csv.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

// Someone of trading at the page; admin01 decides.
const FACE = '[data-machine="fixture-import"]';
const AT_PAGE = "admin04";
const REASON = "근거가 없습니다.";
const MESSAGE = "CSV에 없는 열: league";
const WRONG = "2026-08-01,한국";
let files = 0;

const fixtureImport = defineBrowserModel<typeof fixtureImportMachine>({
  machine: "fixture-import",
  model: fixtureImportPaths,
  start: async (walk) => {
    if (walk.isNew) await signIn(walk, AT_PAGE);
    await clear(walk);
    await walk.page.goto("/admin/import");
    await expect(button(walk, "파일 검사")).toBeVisible();
    await walk.held.hold("judge", "**/api/admin/fixtures/import?*dryRun=true*");
  },
  face: FACE,
  does: {
    "import.judge": async (walk) => {
      const buffer = Buffer.from(fileOf(walk));
      await face(walk).getByLabel("CSV 파일").setInputFiles({ name: "season.csv", mimeType: "text/csv", buffer });
      await expect(async () => {
        await button(walk, "파일 검사").click();
        await expect(button(walk, "다른 파일")).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await walk.held.arrived("judge");
    },
    "import.again": async (walk) => {
      await button(walk, "다시 검사").last().click();
      await walk.held.arrived("judge");
    },
    "import.change": (walk) => button(walk, "다른 파일").click(),
    "import.asked": async (walk) => {
      await button(walk, "가져오기 요청").click();
      await expect(face(walk).getByText("다른 운영자의 승인을 기다립니다.")).toBeVisible();
    },
    "import.told/approved": (walk) => decide(walk, "approve"),
    "import.told/refused": (walk) => decide(walk, "refuse"),
    // What it is about changes by the feed.
    "import.told/overtaken": async (walk) => {
      const [one] = await waiting(walk);
      const path = `**/api/admin/approvals/${one?.id}`;
      await walk.held.hold("one", path, "GET");
      await decide(walk, "refuse");
      await walk.held.arrived("one");
      const overtaken = { ...one, state: "overtaken", decidedBy: null, decisionReason: "대상이 바뀌었습니다." };
      await walk.held.answer("one", 200, overtaken);
      await walk.held.release("one");
    },
    // One file comes to one thing; what it comes to before that is answered in the server's place.
    "xstate.done.actor.judgeFile": async ({ held, notes }, { label, event }) => {
      if (label === notes.get("found")) await held.letGo("judge", 200);
      else await held.answer("judge", 200, (event as unknown as { output: object }).output);
    },
    // The page sends no file without a column that it asks for.
    "xstate.error.actor.judgeFile": ({ held }) =>
      held.answer("judge", 400, { code: "bad_request", message: MESSAGE, problems: [] }),
  },
  sees: {
    choosing: async (walk) => {
      await expect(button(walk, "파일 검사")).toBeVisible();
      await expect(button(walk, "가져오기 요청")).toHaveCount(0);
    },
    "judged.reading": async (walk) => {
      await expect(button(walk, "다시 검사")).toHaveAttribute("aria-busy", "true");
      await expect(button(walk, "가져오기 요청")).toHaveCount(0);
    },
    "judged.shown": async (walk, { context }) => {
      const { taken = 0, refusedCount = 0 } = context.report ?? {};
      await expect(face(walk).getByText(`등록될 행 ${taken}, 바뀔 행 0, 거부될 행 ${refusedCount}`)).toBeVisible();
      await expect(button(walk, "가져오기 요청")).toBeVisible();
    },
    "judged.empty": async (walk) => {
      await expect(face(walk).getByText("가져올 행이 없습니다.")).toBeVisible();
      await expect(face(walk).getByRole("row")).toHaveCount(2);
      await expect(button(walk, "가져오기 요청")).toHaveCount(0);
    },
    "judged.failed": async (walk) => {
      await expect(face(walk).getByText(MESSAGE)).toBeVisible();
      await expect(button(walk, "가져오기 요청")).toHaveCount(0);
    },
    asked: async (walk) => {
      await expect(face(walk).getByText("다른 운영자의 승인을 기다립니다.")).toBeVisible();
      expect(await imported(walk), "nothing is imported before it is approved").toBe(0);
    },
    applied: async (walk) => {
      await expect(face(walk).getByText("admin01님이 승인했습니다. 등록 2행, 변경 0행")).toBeVisible();
      expect(await imported(walk)).toBe(2);
    },
    partial: async (walk) => {
      await expect(face(walk).getByText("거부한 1행은 가져오지 않았습니다.")).toBeVisible();
      expect(await imported(walk)).toBe(1);
    },
    refused: async (walk, { context }) => {
      const said = context.told?.state === "refused" ? REASON : "대상이 바뀌었습니다.";
      await expect(face(walk).getByText(said)).toBeVisible();
      expect(await imported(walk)).toBe(0);
    },
  },
});

const face = ({ page }: Walk): Locator => page.locator(FACE);
const button = (walk: Walk, name: string): Locator => face(walk).getByRole("button", { name, exact: true });
const teamOf = ({ notes }: Walk) => notes.get("team") as string;

/** New matches, with as many right rows as the path finds at last. */
function fileOf(walk: Walk): string {
  const labels = walk.coming.map(({ label }) => label);
  const next = labels.findIndex((label) => label.startsWith("import.judge"));
  const until = next === -1 ? labels : labels.slice(0, next);
  const found = until.findLast((label) => label.startsWith("xstate.done.actor.judgeFile/")) ?? "";
  walk.notes.set("found", found);
  files += 1;
  const team = `가져오기${files}팀`;
  walk.notes.set("team", team);
  const season = { teams: [`${team}가`, `${team}나`], season: "2026-2027", firstKickOff: "2040-08-01 12:00:00" };
  const [one = "", two = ""] = seasonRows({ ...season, seed: files }).map(({ line }) => line);
  if (found.endsWith("nothing")) return [SEASON_HEADER, WRONG].join("\n");
  return [SEASON_HEADER, one, found.endsWith("a wrong row") ? WRONG : two].join("\n");
}

async function imported(walk: Walk): Promise<number> {
  const text = encodeURIComponent(teamOf(walk));
  const { totalCount } = await walk.operator.ask<PageOf<unknown>>("GET", `/api/admin/fixtures?text=${text}`);
  return totalCount;
}

async function waiting({ operator }: Walk): Promise<Approval[]> {
  return (await operator.ask<PageOf<Approval>>("GET", "/api/admin/approvals?itemsPerPage=100")).items;
}

async function decide(walk: Walk, decision: "approve" | "refuse"): Promise<void> {
  for (const { id } of await waiting(walk))
    await walk.operator.ask("POST", `/api/admin/approvals/${id}`, {
      decision,
      ...(decision === "refuse" && { reason: REASON }),
    });
}

/** Nothing waits any more. */
async function clear(walk: Walk): Promise<void> {
  for (const { id, isOwn } of await waiting(walk)) {
    const by = isOwn ? await ApiUser.login(walk.server.url, "admin02") : walk.operator;
    await by.ask("POST", `/api/admin/approvals/${id}`, { decision: "refuse", reason: REASON });
  }
}

describeWalks(fixtureImport);
