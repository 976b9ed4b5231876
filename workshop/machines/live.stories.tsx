import type { Meta, StoryObj } from "@storybook/react-vite";
import { LivePanel } from "../live/live-panel.tsx";

const meta = {
  title: "Machines/Live",
  component: LivePanel,
} satisfies Meta<typeof LivePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AccountRedirect: Story = { args: { machine: "account-redirect" } };
export const BetSettlement: Story = { args: { machine: "bet-settlement" } };
export const ChunkReload: Story = { args: { machine: "chunk-reload" } };
export const DeviceToggle: Story = { args: { machine: "device-toggle" } };
export const Dialogs: Story = { args: { machine: "dialogs" } };
export const GameLaunch: Story = { args: { machine: "game-launch" } };
export const LiveConnection: Story = { args: { machine: "live-connection" } };
export const LoadingBar: Story = { args: { machine: "loading-bar" } };
export const LobbyEntry: Story = { args: { machine: "lobby-entry" } };
export const LoginForm: Story = { args: { machine: "login-form" } };
export const MaintenanceGate: Story = { args: { machine: "maintenance-gate" } };
export const MessageGate: Story = { args: { machine: "message-gate" } };
export const MiniGameMaintenance: Story = { args: { machine: "mini-game-maintenance" } };
export const MiniGameRound: Story = { args: { machine: "mini-game-round" } };
export const Navigation: Story = { args: { machine: "navigation" } };
export const Placement: Story = { args: { machine: "placement" } };
export const Popup: Story = { args: { machine: "popup" } };
export const PopupList: Story = { args: { machine: "popup-list" } };
export const ScrollTop: Story = { args: { machine: "scroll-top" } };
export const Search: Story = { args: { machine: "search" } };
export const Session: Story = { args: { machine: "session" } };
export const SignUpGate: Story = { args: { machine: "sign-up-gate" } };
export const Slip: Story = { args: { machine: "slip" } };
export const SlipLeg: Story = { args: { machine: "slip-leg" } };
export const TetherDeposit: Story = { args: { machine: "tether-deposit" } };
export const TetherWithdrawal: Story = { args: { machine: "tether-withdrawal" } };
export const UpcomingGames: Story = { args: { machine: "upcoming-games" } };
