import { expect, type Locator } from "@playwright/test";
import type { chipTrayMachine } from "../../src/machines/chip-tray/chip-tray.machine.ts";
import { chipTrayPaths } from "../../src/machines/chip-tray/chip-tray.paths.ts";
import { CHIPS_TEXT as TEXT } from "../../src/ui/games/chips/text.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signIn } from "./visits.ts";

const GAME = "215";
const ADDRESS = "/minigame/eos/powerball5";
const MEMBER = "member13";
const FACE = '[data-machine="chip-tray"]';
/** A pick takes less than the greatest chip, which is then never taken. */
const SETTING = { maintenance: false, prices: {}, maxPickStake: 90_000, maxRoundStake: 3_000_000 };
/** What the member bet last in this game. */
const LAST = JSON.stringify({ version: 1, last: [{ pick: "p-odd", amount: 10_000 }] });
/** A path takes less than this; a round that locks earlier is waited out. In seconds. */
const PATH_SECONDS = 45;

const tray = ({ page }: Walk): Locator => page.locator(FACE);
const press = (walk: Walk, name: string): Promise<void> =>
  tray(walk).getByRole("button", { name, exact: true }).click();
const placeButton = (walk: Walk): Locator => tray(walk).getByRole("button", { name: /^베팅/ });
/** A press that is not taken says why. */
async function pressInVain(walk: Walk): Promise<void> {
  // The button keeps the focus, and the driver takes it for one that waits.
  await tray(walk)
    .getByRole("button", { name: TEXT.lay(100_000) })
    .click({ force: true });
  await expect(tray(walk).getByRole("status").last()).toHaveText(/^최대 [\d,]+원까지 올릴 수 있습니다\.$/);
}

/** The stake's field is there once something is chosen. */
async function choosePick({ page, member }: Walk): Promise<void> {
  const cell = page.locator('.price-cell[data-selection$=":p-odd"]');
  if ((await cell.getAttribute("aria-pressed")) === "false") await cell.click();
  await expect(member.slip.getByLabel("베팅금액")).toBeVisible();
}

/** What is kept in the browser is kept by the member's id. */
async function memberOf({ context }: Walk): Promise<{ id: string }> {
  const { token } = await (await context.request.get("/api/member/token")).json();
  const answer = await context.request.get("/api/member/user", { headers: { "X-AUTH-TOKEN": `Bearer ${token}` } });
  return answer.json();
}

const chips = defineBrowserModel<typeof chipTrayMachine>({
  machine: "chip-tray",
  model: chipTrayPaths,
  guards: "money",
  isHeldElsewhere: true,
  start: async (walk) => {
    if (walk.isNew) {
      await walk.operator.ask("PUT", `/api/admin/games/${GAME}`, SETTING);
      await signIn(walk, MEMBER);
    }
    await walk.page.goto("/");
    const { id } = await memberOf(walk);
    await walk.page.evaluate(
      ([member, game, last]) => {
        localStorage.clear();
        localStorage.setItem(`hanpan.chips.${member}.${game}`, last);
      },
      [id, GAME, LAST] as const,
    );
  },
  face: FACE,
  isAway: (snapshot) => snapshot.matches("closed"),
  begins: { why: "The page begins with what may be laid.", next: ({ label }) => label === "terms.told/open" },
  cannot: ({ event, before, label, isRefused }) => {
    if (event.type === "terms.told" && !before.matches("closed")) return "The terms of the page stay as they are.";
    if (event.type === "chips.undo" && isRefused) return "The page takes fifty changes back, and the model one.";
    if (event.type === "chips.double" && isRefused && before.matches({ open: "laid" }))
      return "The page's pick takes more than that of the model.";
    if (event.type === "chips.placed" && before.context.laid.length === 0) return "Nothing is there to be placed.";
    return label === "chip.lay/five thousand" && isRefused
      ? "The page's pick takes more than that of the model."
      : null;
  },
  does: {
    "terms.told": async (walk) => {
      await walk.page.goto(ADDRESS);
      await expect(async () => {
        const [minutes = 0, seconds = 0] = (await walk.page.getByRole("timer").innerText()).match(/\d+/g) ?? [];
        expect(Number(minutes) * 60 + Number(seconds)).toBeGreaterThan(PATH_SECONDS);
      }).toPass({ timeout: 90_000 });
      await expect(tray(walk).getByRole("button", { name: TEXT.lay(1_000) })).not.toHaveAttribute("aria-disabled");
    },
    "chip.lay/five thousand": (walk) => press(walk, TEXT.lay(5_000)),
    "chip.lay/the most of the pick": (walk, { isRefused }) =>
      isRefused ? pressInVain(walk) : press(walk, TEXT.lay(10_000)),
    "chip.lay/more than the pick takes": (walk) => pressInVain(walk),
    "chips.undo": (walk) => press(walk, TEXT.undo),
    "chips.double": (walk) => press(walk, TEXT.double),
    "chips.repeat": (walk) => press(walk, TEXT.repeat),
    "chips.told/a typed stake": async (walk) => {
      await choosePick(walk);
      await walk.member.setStake(3_000);
    },
    "chips.told/nothing": async (walk) => {
      await choosePick(walk);
      await walk.member.slip.getByRole("button", { name: "정정" }).click();
    },
    "chips.placed": async (walk) => {
      await choosePick(walk);
      await placeButton(walk).click();
      // A mini-game asks for no confirmation.
      await expect(placeButton(walk)).toContainText("베팅이 접수되었습니다.");
    },
  },
  sees: {
    closed: async () => {},
    "open.empty": async (walk) => expect(placeButton(walk)).not.toContainText(/^베팅 [\d,]+원/),
    "open.laid": async (walk) => {
      await expect(placeButton(walk)).toContainText(/^베팅 [\d,]+원/);
    },
  },
  leavesOut: {
    "chip.choose": "On a game's page a chip is laid at its press; the stories of the bar choose one.",
    "terms.told/with little money": "The stories of the bar press more than the money.",
    "open chips.undo [none]": "The page takes fifty changes back, and the model one.",
    "open chips.repeat [none]": "It is refused for money alone: the stories press more than the money.",
    "open.laid chips.double [none]": "The page's pick takes more than that of the model.",
    "terms.told/the round is locked": "The rounds of the server lock; the stories show it.",
  },
});

describeWalks(chips);
