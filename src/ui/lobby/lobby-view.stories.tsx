import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, waitFor } from "storybook/test";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { failure } from "../../../.storybook/story-data.ts";
import { lobbyAnswers } from "../../../.storybook/story-lobby.ts";
import { WINDOW_BLOCKED_TEXT } from "../../domain/lobby/launch-text.ts";
import { DialogHost } from "../frame/dialog/dialog-host.tsx";
import { LobbyView } from "./lobby-view.tsx";

const meta = {
  title: "카지노·슬롯/로비",
  component: LobbyView,
  args: { lobby: "casino" },
  decorators: [
    (Story, { parameters }) => (
      <StoryApp
        path={typeof parameters.path === "string" ? parameters.path : "/casino"}
        answers={{ ...lobbyAnswers, ...(parameters.answers as object) }}
      >
        <Story />
        <DialogHost />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof LobbyView>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => (await screen.findByRole("button", { name })).click();

/** The click that agrees opens an empty window, and the provider's address comes into it. */
export const Enters: Story = {
  play: async () => {
    const went: string[] = [];
    const opened = { closed: false, close: () => {}, location: { replace: (to: URL) => went.push(String(to)) } };
    const open = spyOn(window, "open").mockReturnValue(opened as unknown as Window);
    await press("라이브 바카라 입장");
    await expect(await screen.findByText("게임을 새 창에서 엽니다: 라이브 바카라")).toBeVisible();
    await expect(open).not.toHaveBeenCalled();
    await press("입장");
    await expect(open).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(went).toEqual(["https://games.example/play/1"]));
    open.mockRestore();
  },
};
export const WindowBlocked: Story = {
  play: async () => {
    const open = spyOn(window, "open").mockReturnValue(null);
    await press("라이브 바카라 입장");
    await press("입장");
    await expect(await screen.findByText(WINDOW_BLOCKED_TEXT)).toBeVisible();
    open.mockRestore();
  },
};
/** The mark shows at once. */
export const Favoured: Story = {
  play: async ({ canvas }) => {
    await press("룰렛 즐겨찾기");
    await waitFor(() => expect(canvas.getByRole("button", { name: "룰렛 즐겨찾기", pressed: true })).toBeVisible());
  },
};
/** A provider that is off: its games stay in the list, closed. */
export const Closed: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "용의 탑 입장" })).toBeDisabled(),
};
export const Chosen: Story = {
  parameters: { path: "/casino?view=jackpot" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "황금 광산 입장" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "룰렛 입장" })).toBeNull();
  },
};
export const NothingFound: Story = { parameters: { path: "/casino?text=없는게임" } };
export const Empty: Story = { parameters: { answers: { "lobbies/casino": { providers: [], games: [] } } } };
export const Loading: Story = { parameters: { answers: { "lobbies/casino": "pending" } } };
export const Failed: Story = { parameters: { answers: { "lobbies/casino": failure } } };
