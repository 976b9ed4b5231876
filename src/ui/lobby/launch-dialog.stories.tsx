import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, waitFor } from "storybook/test";
import { inApp } from "../../../.storybook/in-app.tsx";
import { europeanAnswers } from "../../../.storybook/european-data.ts";
import { WINDOW_BLOCKED_TEXT } from "../../domain/lobby/launch-text.ts";
import { DialogHost } from "../frame/dialog/dialog-host.tsx";
import { MenuLink } from "../frame/layout/menu-link.tsx";
import { LaunchDialog } from "./launch-dialog.tsx";

/** The menu's link and the dialogs of the page. */
function Launch({ to, label, launch }: { to: "/europe" | "/inplay"; label: string; launch: "EU" | "IN" }) {
  return (
    <>
      <MenuLink row={{ to, label, icon: "globe", launch }} unread={0} className="underline" />
      <DialogHost />
    </>
  );
}

const meta = {
  title: "카지노·슬롯/게임 실행 창",
  component: Launch,
  args: { to: "/europe", label: "유럽형", launch: "EU" },
  decorators: [inApp({ answers: europeanAnswers })],
} satisfies Meta<typeof Launch>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => (await screen.findByRole("button", { name })).click();

/** The click that agrees opens an empty window, and the server's address comes into it. */
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    const went: string[] = [];
    const opened = { closed: false, close: () => {}, location: { replace: (to: URL) => went.push(to.pathname) } };
    const open = spyOn(window, "open").mockReturnValue(opened as unknown as Window);
    await userEvent.click(canvas.getByRole("link", { name: "유럽형" }));
    await expect(await screen.findByRole("dialog", { name: "유럽형" })).toBeVisible();
    await expect(open).not.toHaveBeenCalled();
    await press("열기");
    await expect(open).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(went).toEqual(["/europe"]));
    await expect(screen.queryByRole("dialog")).toBeNull();
    open.mockRestore();
  },
};
export const Cancelled: Story = {
  args: { to: "/inplay", label: "인플레이", launch: "IN" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "인플레이" }));
    await expect(await screen.findByRole("dialog", { name: "인플레이" })).toBeVisible();
    await press("취소");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
/** The browser opened no window. */
export const WindowBlocked: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = spyOn(window, "open").mockReturnValue(null);
    await userEvent.click(canvas.getByRole("link", { name: "유럽형" }));
    await press("열기");
    await expect(await screen.findByText(WINDOW_BLOCKED_TEXT)).toBeVisible();
    open.mockRestore();
  },
};

/** The question alone. */
export const Asking: Story = {
  render: () => <LaunchDialog of="gameLaunch" />,
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "유럽형" })).toBeVisible();
  },
};
/** A lobby says how long the login lasts from then. */
export const AskingForALobby: Story = {
  render: () => <LaunchDialog of="lobbyLaunch" />,
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "라이브카지노" });
    await expect(dialog).toHaveTextContent("120분");
  },
};
