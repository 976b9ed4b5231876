import { expect } from "@playwright/test";
import type { bettingMachine } from "../../src/machines/betting/betting.machine.ts";
import { bettingPaths } from "../../src/machines/betting/betting.paths.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { logIn, logOut } from "./visits.ts";

const MEMBER = "member18";
const OPENS_ANEW = "Code that is lost opens the page anew: the walk of chunk-reload walks it.";
const CHILDS = "It is between the children: the walks of slip, placement and live-connection walk it.";
const AT_LOGIN = "Another member comes after a logout only.";
const ITS_OWN = "A listener of the page's own throws only where its code is broken.";
const OF_THE_STORE = "What is stored is asked about: the walks of slip and placement after a reload begin so.";
const AT_ONCE = "The first page after the login has a slip and prepares it at once.";
const THE_SAME = "The balance of the header, which the walk of the session sees, is told to the slip in the same way.";

const STREAM = /\/assets\/open-stream[^/]*\.js/;
const SLIP = /\/assets\/open-slips[^/]*\.js/;

const betting = defineBrowserModel<typeof bettingMachine>({
  machine: "betting",
  model: bettingPaths,
  start: async (walk) => {
    await walk.renew();
    await walk.held.hold("stream-code", STREAM);
    await walk.held.hold("slip-code", SLIP);
    await walk.page.goto("/login");
    await expect(walk.page.getByLabel("아이디", { exact: true })).toBeVisible();
  },
  face: "html[data-betting]",
  // The machine is loaded at the first login.
  isAway: (snapshot, step) => step === null && snapshot.matches("absent"),
  attribute: "data-betting",
  cannot: ({ event, before, isRefused, label }) => {
    if (isRefused) return CHILDS;
    if (event.type === "member.present")
      return label.endsWith("/at first") && before.matches("absent") ? null : AT_LOGIN;
    if (event.type !== "betting.ask") return null;
    if (before.matches("absent")) return "The login shows no page on which one bets.";
    if (before.matches({ present: "loading" }))
      return "The slip stands beside a list, which waits for the stream's code.";
    return before.context.isWanted ? "The page on which one bets stands already." : null;
  },
  // The browser keeps code that it has loaded.
  onlyThen: ({ event }) => (event.type === "member.gone" ? { why: "The next page has the code at once." } : null),
  does: {
    "member.present/at first": (walk) => logIn(walk, MEMBER),
    "member.gone": (walk) => logOut(walk),
    "betting.ask": async ({ page, member }) => {
      await member.expectPath("/");
      await member.closePopups();
      await page.locator('a[href^="/korea/cross"]:visible').first().click();
      await expect(page.getByRole("complementary", { name: "베팅카트" })).toBeVisible();
      // The slip's code is loaded at the visitor's first sign.
      await page.mouse.move(200, 200);
    },
    "xstate.done.actor.loadStream": async ({ held }) => void (await held.letGo("stream-code", 200)),
    "xstate.done.actor.loadSlips": async ({ held }) => void (await held.letGo("slip-code", 200)),
  },
  leavesOut: {
    "betting.prepare": AT_ONCE,
    "betting.show": "The tabs are turned by the story of them: what they show is no matter of stream and slip.",
    "member.present/with a bet under way": OF_THE_STORE,
    "member.present/with a filled slip": OF_THE_STORE,
    "member.present/another": AT_LOGIN,
    "member.present/richer": THE_SAME,
    "member.present/of a higher level": THE_SAME,
    "present member.present [isOtherMember]": AT_LOGIN,
    "present member.present [isOfOtherLevel]": THE_SAME,
    "present member.present [hasOtherBalance]": THE_SAME,
    "present member.present [none]": "What has not changed is not told.",
    "xstate.error.actor.loadStream": OPENS_ANEW,
    "xstate.error.actor.loadSlips": OPENS_ANEW,
    "present.unloaded betting.ask": OPENS_ANEW,
    "xstate.after.loadAgain.betting.present.unloaded": OPENS_ANEW,
    "present.streaming.unopened betting.ask": OPENS_ANEW,
    "xstate.after.loadAgain.betting.present.streaming.unopened": OPENS_ANEW,
    "xstate.error.actor.followRefusals": ITS_OWN,
    "xstate.error.actor.followFreshness": ITS_OWN,
    "xstate.error.actor.followSlips": ITS_OWN,
    "xstate.error.actor.watchNetwork": ITS_OWN,
    "network.back": CHILDS,
    "network.gone": CHILDS,
    "connection.refused": CHILDS,
    "prices.fresh": CHILDS,
    "prices.notFresh": CHILDS,
    "prices.changed": CHILDS,
    "prices.check": CHILDS,
    "bet.changed": CHILDS,
    "betLimits.known": CHILDS,
    "slip.stored": CHILDS,
    "slip.pick": CHILDS,
    "slip.changed": CHILDS,
    "slip.picked": CHILDS,
    "placement.open": CHILDS,
    "placement.confirm": CHILDS,
    "placement.cancel": CHILDS,
    "command.reconcile": CHILDS,
    "command.resend": CHILDS,
    "command.discard": CHILDS,
    "placement.edit": CHILDS,
    "placement.setDirect": CHILDS,
    "placement.began": CHILDS,
    "placement.ended": CHILDS,
    "placement.accepted": CHILDS,
    "placement.refused": CHILDS,
  },
  leavesOutPairs: [
    [
      /^present\.loading xstate\.done\.actor\.loadStream → present\.streaming\.opening /,
      "The slip stands beside a list, which waits for the stream's code.",
    ],
  ],
  sees: {
    absent: async ({ page }) => {
      await expect(page.getByLabel("아이디", { exact: true })).toBeVisible();
    },
    "present.loading": async ({ held }) => void (await held.arrived("stream-code")),
    "present.unloaded": () => Promise.reject(new Error(OPENS_ANEW)),
    "present.streaming.listening": async (walk) => {
      expect(walk.held.count("slip-code"), "no page has asked for the slip").toBe(0);
    },
    "present.streaming.opening": async (walk) => {
      await walk.held.arrived("slip-code");
      await expectSlip(walk, false);
    },
    "present.streaming.unopened": () => Promise.reject(new Error(OPENS_ANEW)),
    "present.streaming.open": (walk) => expectSlip(walk, true),
  },
});

async function expectSlip({ page }: Walk, isThere: boolean): Promise<void> {
  await expect(page.locator('[data-machine="slip"]')).toHaveCount(isThere ? 1 : 0);
}

describeWalks(betting);
