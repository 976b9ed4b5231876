import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { showToast, ToastHost } from "./toast-host.tsx";

const meta = { title: "공통/알림/짧은 알림", component: ToastHost } satisfies Meta<typeof ToastHost>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It comes within the header, over no choice, and goes when it is closed. */
export const Settled: Story = {
  render: () => <p className="p-4">페이지</p>,
  play: async ({ userEvent }) => {
    showToast({ title: "당첨 196,000원", text: "2폴더 · 울산 현대 외 1" });
    await expect(await screen.findByText("당첨 196,000원")).toBeVisible();
    const toast = screen.getByText("당첨 196,000원").closest("[data-scope=toast][data-part=root]");
    await waitFor(() => expect(toast?.getBoundingClientRect().bottom).toBeLessThanOrEqual(48));
    await userEvent.click(screen.getByRole("button", { name: "알림 닫기" }));
    await waitFor(() => expect(screen.queryByText("당첨 196,000원")).toBeNull());
  },
};
