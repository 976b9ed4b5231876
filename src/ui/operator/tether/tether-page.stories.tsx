import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { TetherPage } from "./tether-page.tsx";
import { ordersOf, sampleTether as answers } from "./tether-samples.ts";

export default pageStories(TetherPage, {
  title: "관리자/테더/테더 화면",
  path: "/admin/tether",
  answers,
  play: async ({ userEvent }) => {
    const [, first, second, third] = await screen.findAllByRole("checkbox");
    if (!first || !second || !third) throw new Error("no rows");
    await userEvent.click(first);
    await expect(screen.getByRole("button", { name: "맡기" })).toBeEnabled();
    await expect(screen.getByRole("button", { name: "지급" })).toBeDisabled();
    await userEvent.click(first);
    await userEvent.click(third);
    await expect(screen.getByRole("button", { name: "지급" })).toBeDisabled();
    await expect(screen.getByRole("button", { name: "거절" })).toBeEnabled();
    await userEvent.click(third);
    await userEvent.click(second);
    await expect(screen.getByRole("button", { name: "지급" })).toBeEnabled();
  },
  empty: { "admin/tether-orders": ordersOf([]) },
});
