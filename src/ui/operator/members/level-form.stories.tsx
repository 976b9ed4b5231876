import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { LevelForm } from "./level-form.tsx";
import { sampleLevelChanges, sampleBetLimits } from "./level-samples.ts";

const meta = {
  title: "관리자/회원/레벨 양식",
  component: LevelForm,
  args: { member: { userId: "member01", nickname: "한강바람", level: 1 }, onDone: fn(), onClose: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    inApp({
      answers: {
        "admin/bet-limits": sampleBetLimits,
        "admin/members/member01/level-changes": sampleLevelChanges,
        "admin/members/member01/level": { userId: "member01", level: 3 },
      },
    }),
  ],
} satisfies Meta<typeof LevelForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByLabelText("레벨")).toHaveDisplayValue("레벨 1");
    const limits = within(screen.getByLabelText("레벨 1의 베팅 한도"));
    await expect(limits.getByText("최대 금액").parentElement).toHaveTextContent("5,000,000");
  },
};
/** The limits are those of the level that is chosen; who, from where to where and why is confirmed before it is sent. */
export const Changed: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.selectOptions(await screen.findByLabelText("레벨"), "레벨 3");
    const limits = within(await screen.findByLabelText("레벨 3의 베팅 한도"));
    await expect(limits.getByText("최대 금액").parentElement).toHaveTextContent("20,000,000");
    await expect(limits.getByText("최대 배당").parentElement).toHaveTextContent("1,000.00");
    await userEvent.click(screen.getByRole("button", { name: "레벨 변경" }));
    await expect(await screen.findByText("사유를 입력해주세요.")).toBeVisible();
    await userEvent.type(screen.getByLabelText("사유"), "누적 충전");
    await userEvent.click(screen.getByRole("button", { name: "레벨 변경" }));
    await expect(await screen.findByText("한강바람(member01) 회원의 레벨을 바꿉니다.")).toBeVisible();
    await expect(screen.getByText("레벨 1 → 레벨 3")).toBeVisible();
    await expect(screen.getByText("사유: 누적 충전")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "레벨 변경" }));
    await expect(await screen.findByText("바꿨습니다. 지금은 레벨 3입니다.")).toBeVisible();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
  },
};
export const Loading: Story = { parameters: { answers: { "admin/bet-limits": "pending" } } };
export const Failed: Story = { parameters: { answers: { "admin/bet-limits": failure } } };
