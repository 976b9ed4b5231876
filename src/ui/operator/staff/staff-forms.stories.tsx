import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { resetFactor } from "../../../api/contract/operator/staff.endpoints.ts";
import { GivenPasswordForm, ReasonForm, RolesForm, StaffForm } from "./staff-forms.tsx";
import { sampleAgent, sampleOperator } from "./staff-samples.ts";
import { STAFF_TEXT } from "./text.ts";

const form = { onFinish: fn(), onClose: fn() };

const meta = {
  title: "관리자/직원/직원 양식",
  component: StaffForm,
  args: form,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ box: "max-w-110 p-4", path: "/admin/staff" })],
} satisfies Meta<typeof StaffForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An operator has roles; a manager or an agent stands below somebody. */
export const NewOne: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("checkbox", { name: /^고객지원/ })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText(STAFF_TEXT.kind), "agent");
    await expect(await screen.findByLabelText(STAFF_TEXT.above)).toBeVisible();
    await expect(screen.queryByRole("checkbox")).toBeNull();
  },
};
export const Roles: Story = {
  render: (args) => <RolesForm row={sampleOperator} {...args} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("checkbox", { name: /^고객지원/ })).toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: /^재무/ }));
    await userEvent.type(screen.getByLabelText(STAFF_TEXT.reason), "업무 변경");
    await userEvent.click(screen.getByRole("button", { name: STAFF_TEXT.changeRoles }));
    await expect(await screen.findByText(/고객지원, 콘텐츠 → 재무, 고객지원, 콘텐츠/)).toBeVisible();
  },
};
export const RoleOfAnAgent: Story = { render: (args) => <RolesForm row={sampleAgent} {...args} /> };
export const LostFactor: Story = {
  render: (args) => (
    <ReasonForm
      row={sampleOperator}
      to={resetFactor}
      label={STAFF_TEXT.resetFactor}
      ask={STAFF_TEXT.resetAsk("admin06")}
      done={STAFF_TEXT.resetDone}
      {...args}
    />
  ),
};
export const Password: Story = { render: (args) => <GivenPasswordForm row={sampleOperator} {...args} /> };
