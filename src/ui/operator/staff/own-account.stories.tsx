import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { FactorForm } from "./factor-form.tsx";
import { OwnAccount } from "./own-account.tsx";
import { OwnPassword } from "./own-password.tsx";
import { SetUp } from "./set-up.tsx";
import { StaffArea } from "./staff-area.tsx";
import { sampleAccount, sampleDevices, sampleOffer, sampleSessions } from "./staff-samples.ts";
import { ACCOUNT_TEXT as TEXT } from "./text.ts";

const answers = {
  "member/staff/me": sampleAccount,
  "member/staff/devices": { items: sampleDevices },
  "member/staff/factor": sampleOffer,
  "member/sessions": { items: sampleSessions.sessions },
};

const meta = {
  title: "관리자/내 계정/계정과 인증기",
  component: OwnAccount,
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/account", answers })],
} satisfies Meta<typeof OwnAccount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithFactor: Story = {
  play: async () => {
    await expect(await screen.findByText(TEXT.factorOn(8))).toBeVisible();
    await expect(screen.getByLabelText(TEXT.code)).toBeVisible();
  },
};
export const WithoutFactor: Story = {
  parameters: { answers: { "member/staff/me": { ...sampleAccount, hasFactor: false, recoveryCodes: 0 } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: TEXT.register }));
    await expect(await screen.findByRole("img", { name: TEXT.qr }, { timeout: 10_000 })).toBeVisible();
    await expect(screen.queryByLabelText(TEXT.oldCode)).toBeNull();
  },
};
export const Loading: Story = { parameters: { answers: { "member/staff/me": "pending" } } };
export const Failed: Story = { parameters: { answers: { "member/staff/me": failure } } };
/** The old factor is asked for as well. */
export const Replacing: Story = {
  render: () => <FactorForm hasFactor onDone={fn()} onClose={fn()} />,
  play: async () => {
    await expect(await screen.findByLabelText(TEXT.oldCode)).toBeVisible();
    await expect(screen.getByRole("list", { name: TEXT.recovery }).children).toHaveLength(10);
  },
};
export const NoOffer: Story = {
  parameters: { answers: { "member/staff/factor": failure } },
  render: () => <FactorForm hasFactor={false} onDone={fn()} />,
};
export const Password: Story = { render: () => <OwnPassword hasFactor={false} onDone={fn()} /> };
export const PasswordFirst: Story = {
  render: () => <SetUp account={{ ...sampleAccount, roles: [], toSetUp: ["password", "factor"] }} onDone={fn()} />,
  play: async () => {
    await expect(await screen.findByText(TEXT.setUpHelp.password)).toBeVisible();
  },
};
export const FactorThen: Story = {
  render: () => (
    <SetUp account={{ ...sampleAccount, roles: [], hasFactor: false, toSetUp: ["factor"] }} onDone={fn()} />
  ),
  play: async () => {
    await expect(await screen.findByText(TEXT.setUpHelp.factor)).toBeVisible();
  },
};
/** What is to be set up stands in the place of everything else. */
export const NothingElse: Story = {
  parameters: { answers: { "member/staff/me": { ...sampleAccount, roles: [], toSetUp: ["password"] } } },
  render: () => (
    <StaffArea>
      <p>내용</p>
    </StaffArea>
  ),
  play: async () => {
    await expect(await screen.findByRole("heading", { name: TEXT.setUp }, { timeout: 10_000 })).toBeVisible();
    await expect(screen.queryByText("내용")).toBeNull();
  },
};
