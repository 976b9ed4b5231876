import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { LOGIN_TEXT } from "../../src/ui/account/login/text.ts";
import { LivePanel } from "../live/live-panel.tsx";
import { LIVE_TEXT as TEXT } from "../live/text.ts";
import { takeInHand } from "./live-play.ts";

const meta = {
  title: "기계(Machine)/움직여 보기",
  component: LivePanel,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof LivePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

// A story with a play is for the tests alone: it would press buttons in what a designer, or a link, has just opened.

export const AccountRedirect: Story = { args: { machine: "account-redirect" } };
export const Approval: Story = { args: { machine: "approval" } };
export const BaccaratSeat: Story = { args: { machine: "baccarat-seat" } };
export const BetCancellation: Story = { args: { machine: "bet-cancellation" } };
export const BetSettlement: Story = { args: { machine: "bet-settlement" } };
export const Betting: Story = { args: { machine: "betting" } };
export const CashOut: Story = { args: { machine: "cash-out" } };
export const ChipTray: Story = { args: { machine: "chip-tray" } };
export const ChunkReload: Story = { args: { machine: "chunk-reload" } };
export const Command: Story = { args: { machine: "command" } };
export const DeviceToggle: Story = { args: { machine: "device-toggle" } };
export const Dialogs: Story = { args: { machine: "dialogs" } };
export const FixtureImport: Story = { args: { machine: "fixture-import" } };
export const GameSound: Story = { args: { machine: "game-sound" } };
export const ImageUpload: Story = { args: { machine: "image-upload" } };
export const Inbox: Story = { args: { machine: "inbox" } };
export const LeasedQueue: Story = { args: { machine: "leased-queue" } };
export const LeaveGuard: Story = { args: { machine: "leave-guard" } };
export const LiveConnection: Story = { args: { machine: "live-connection" } };
export const LoadingBar: Story = { args: { machine: "loading-bar" } };
export const Launch: Story = { args: { machine: "launch" } };
export const LoginForm: Story = { args: { machine: "login-form" } };
export const LoginFormByHand: Story = {
  tags: ["!dev"],
  args: { machine: "login-form" },
  play: async ({ canvasElement, userEvent }) => {
    const hand = await takeInHand(canvasElement);
    await hand.faceStands();
    await userEvent.click(await within(hand.face()).findByRole("button", { name: LOGIN_TEXT.submit }));
    await waitFor(() => expect(hand.log().at(-1)).toBe("form.submit"));
    await expect(await within(hand.face()).findByText("아이디를 입력해주세요.")).toBeInTheDocument();
    await expect(hand.link()).toContain('!{"type":"form.submit"}');
  },
};
export const MaintenanceGate: Story = { args: { machine: "maintenance-gate" } };
export const MessageGate: Story = { args: { machine: "message-gate" } };
export const MiniGameMaintenance: Story = { args: { machine: "mini-game-maintenance" } };
export const MiniGameRound: Story = { args: { machine: "mini-game-round" } };
export const MoneyRequest: Story = { args: { machine: "money-request" } };
export const Navigation: Story = { args: { machine: "navigation" } };
export const PasswordReset: Story = { args: { machine: "password-reset" } };
export const Placement: Story = { args: { machine: "placement" } };
export const PlacementByHand: Story = {
  tags: ["!dev"],
  args: { machine: "placement" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const hand = await takeInHand(canvasElement);
    await expect(hand.lit()).toEqual(["editing"]);
    // What a guard refuses cannot be pressed, and says which guard.
    await expect(hand.button("placement.open/plain")).toBeDisabled();
    await expect(hand.refusal("placement.open/plain")).toBe(TEXT.refusedBy("isDirect, isFresh"));
    await expect(hand.refusal("placement.edit/plain")).toBe(TEXT.notTaken);
    // What is possible moves the light.
    await userEvent.click(hand.button("prices.fresh/plain"));
    await userEvent.click(hand.button("placement.open/plain"));
    await waitFor(() => expect(hand.lit()).toEqual(["confirming"]));
    await expect(hand.log()).toEqual([TEXT.start, "prices.fresh/plain", "placement.open/plain"]);
    await expect(hand.link()).toBe("placement~0~prices.fresh/plain~placement.open/plain");
    await userEvent.click(canvas.getByRole("button", { name: TEXT.reset }));
    await waitFor(() => expect(hand.lit()).toEqual(["editing"]));
    await expect(hand.log()).toEqual([TEXT.start]);
    await expect(hand.button("placement.open/plain")).toBeDisabled();
  },
};
/** A link with a log in it: opened, it stands where the log ends. */
const REPLAY = [
  "placement",
  "0",
  "prices.fresh/plain",
  "placement.open/plain",
  "placement.confirm/as shown",
  "xstate.done.actor.storeIntent/stored",
  "xstate.after.sendTimeout.placement.sending",
].join("~");
export const PlacementFromLink: Story = {
  tags: ["!dev"],
  args: { machine: "placement", replay: REPLAY },
  play: async ({ canvasElement }) => {
    const hand = await takeInHand(canvasElement);
    await waitFor(() => expect(hand.link()).toBe(REPLAY));
    await expect(hand.log()).toEqual([TEXT.start, ...REPLAY.split("~").slice(2)]);
    await expect(hand.lit()).toEqual(["unknown"]);
  },
};
export const UnreadableLink: Story = {
  tags: ["!dev"],
  args: { machine: "loading-bar", replay: "nothing" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(TEXT.unreadable);
  },
};
/** The address still names it when another story is chosen in the sidebar. */
export const LinkOfAnother: Story = {
  tags: ["!dev"],
  args: { machine: "loading-bar", replay: REPLAY },
  play: async ({ canvas, canvasElement }) => {
    const hand = await takeInHand(canvasElement);
    await hand.faceStands();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(hand.log()).toEqual([TEXT.start]);
    await expect(hand.link()).toBe("loading-bar~0");
  },
};
export const Popup: Story = { args: { machine: "popup" } };
export const PopupEditing: Story = { args: { machine: "popup-editing" } };
export const PopupList: Story = { args: { machine: "popup-list" } };
export const RealityCheck: Story = { args: { machine: "reality-check" } };
export const RoundProof: Story = { args: { machine: "round-proof" } };
export const ScrollTop: Story = { args: { machine: "scroll-top" } };
export const Search: Story = { args: { machine: "search" } };
export const Session: Story = { args: { machine: "session" } };
/** A chart that is larger than its region scrolls to what happened last. */
export const SessionFromLink: Story = {
  tags: ["!dev"],
  args: {
    machine: "session",
    replay: [
      "session",
      "0",
      "xstate.done.actor.restoreSession/member",
      "xstate.done.actor.fetchAutoLogout/set",
      "session.tick/1 ms left",
    ].join("~"),
  },
  play: async ({ canvasElement, userEvent }) => {
    const hand = await takeInHand(canvasElement);
    const taken = "loggedIn.expiry.watched.active session.tick [hasWarningBegun]";
    const reached = "loggedIn.expiry.watched.expiring";
    await waitFor(() => expect(hand.inView()).toEqual(expect.arrayContaining([taken, reached])));
    // On a phone there is no room for all of this arrow: the state that it led to is what stands there.
    await userEvent.click(hand.button("session.logout/by the member"));
    await waitFor(() => expect(hand.inView()).toContain("ending.loggingOut"));
  },
};
export const SignUpGate: Story = { args: { machine: "sign-up-gate" } };
/** The button that the gate rules stands in sight, low as it is on its page. */
export const SignUpGateInSight: Story = {
  tags: ["!dev"],
  args: { machine: "sign-up-gate" },
  play: async ({ canvasElement, userEvent }) => {
    const hand = await takeInHand(canvasElement);
    await hand.faceStands();
    const button = await within(hand.face()).findByRole("button", { name: LOGIN_TEXT.signUp });
    const { documentElement: page } = hand.face().ownerDocument;
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThan(page.clientHeight));
    await expect(page.scrollTop).toBe(0);
    await userEvent.click(button);
    await waitFor(() => expect(hand.log().at(-1)).toBe("signUp.request"));
  },
};
export const Slip: Story = { args: { machine: "slip" } };
export const SlipLeg: Story = { args: { machine: "slip-leg" } };
export const SlipSheet: Story = { args: { machine: "slip-sheet" } };
export const SlotSpin: Story = { args: { machine: "slot-spin" } };
export const TabLeader: Story = { args: { machine: "tab-leader" } };
export const TetherDeposit: Story = { args: { machine: "tether-deposit" } };
export const TetherWithdrawal: Story = { args: { machine: "tether-withdrawal" } };
export const SiteSearch: Story = { args: { machine: "site-search" } };
export const UpcomingGames: Story = { args: { machine: "upcoming-games" } };
export const WaitingNotice: Story = { args: { machine: "waiting-notice" } };
