import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import * as v from "valibot";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { rewardEntries, rewardFields, rewardOf } from "./reward-form.ts";
import { RewardFields } from "./reward-fields.tsx";

const meta = {
  title: "관리자/보상/보상 입력란",
  component: RewardFields,
  args: { prefix: "daily", label: "매일" },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <StoryApp answers={{ "story/reward": {} }}>
        <CommandForm
          command={{
            name: "story.reward",
            schema: v.object(rewardEntries("daily")),
            request: (values) => ({ method: "POST", path: "story/reward", body: { ...rewardOf(values, "daily") } }),
            answer: v.unknown(),
          }}
          initial={rewardFields("daily", { kind: "money", amount: 5_000, wagering: 3 })}
          submitLabel="저장"
        >
          <Story />
        </CommandForm>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof RewardFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByLabelText("매일 금액")).toHaveValue("5,000");
    await expect(screen.getByLabelText("매일 환전 조건(배)")).toHaveValue("3");
  },
};
