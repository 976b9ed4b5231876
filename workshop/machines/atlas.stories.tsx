import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AtlasIndex } from "./atlas-index.tsx";
import { AtlasPage } from "./atlas-page.tsx";
import { ATLAS_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "기계(Machine)/도감",
  component: AtlasPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof AtlasPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Index: Story = {
  args: { machine: "" },
  render: () => <AtlasIndex />,
};
/** For the tests alone. */
export const IndexByHand: Story = {
  ...Index,
  tags: ["!dev"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cards = () =>
      [...canvasElement.querySelectorAll<HTMLElement>("[data-card]")].map((card) => card.dataset.card);
    const all = cards().length;
    await userEvent.type(canvas.getByLabelText(TEXT.filter), "slip");
    await expect(cards()).toEqual(["slip", "slip-leg"]);
    await userEvent.clear(canvas.getByLabelText(TEXT.filter));
    await userEvent.type(canvas.getByLabelText(TEXT.filter), "없는 기계");
    await expect(await canvas.findByText(TEXT.nothing)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(TEXT.filter));
    await expect(cards()).toHaveLength(all);
  },
};
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
export const MaintenanceGate: Story = { args: { machine: "maintenance-gate" } };
export const MessageGate: Story = { args: { machine: "message-gate" } };
export const MiniGameMaintenance: Story = { args: { machine: "mini-game-maintenance" } };
export const MiniGameRound: Story = { args: { machine: "mini-game-round" } };
export const MoneyRequest: Story = { args: { machine: "money-request" } };
export const Navigation: Story = { args: { machine: "navigation" } };
export const PasswordReset: Story = { args: { machine: "password-reset" } };
export const Placement: Story = { args: { machine: "placement" } };
export const Popup: Story = { args: { machine: "popup" } };
export const PopupEditing: Story = { args: { machine: "popup-editing" } };
export const PopupList: Story = { args: { machine: "popup-list" } };
export const RealityCheck: Story = { args: { machine: "reality-check" } };
export const RoundProof: Story = { args: { machine: "round-proof" } };
export const ScrollTop: Story = { args: { machine: "scroll-top" } };
export const Search: Story = { args: { machine: "search" } };
export const Session: Story = { args: { machine: "session" } };
export const SignUpGate: Story = { args: { machine: "sign-up-gate" } };
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
