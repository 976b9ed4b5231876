import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { endStaffSession, forgetStaffDevice } from "../../../api/contract/operator/staff.endpoints.ts";
import { SessionRows } from "../../account/member/session-list.tsx";
import { DeviceList } from "./device-list.tsx";
import { sampleDevices, sampleSessions } from "./staff-samples.ts";
import { StaffSessions } from "./staff-sessions.tsx";

const meta = {
  title: "관리자/직원/접속과 기기",
  component: StaffSessions,
  args: { userId: "admin06", onClose: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [inApp({ path: "/admin/staff", answers: { "admin/staff/admin06/sessions": sampleSessions } })],
} satisfies Meta<typeof StaffSessions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Loading: Story = { parameters: { answers: { "admin/staff/admin06/sessions": "pending" } } };
export const Failed: Story = { parameters: { answers: { "admin/staff/admin06/sessions": failure } } };
export const Logins: Story = {
  render: ({ userId }) => (
    <SessionRows
      items={sampleSessions.sessions}
      to={endStaffSession}
      inputOf={(id) => ({ params: { userId, id } })}
      onEnded={fn()}
    />
  ),
};
export const Browsers: Story = {
  render: ({ userId }) => (
    <DeviceList
      devices={sampleDevices}
      to={forgetStaffDevice}
      inputOf={(id) => ({ params: { userId, id } })}
      onDone={fn()}
    />
  ),
};
export const NoBrowsers: Story = {
  render: ({ userId }) => (
    <DeviceList devices={[]} to={forgetStaffDevice} inputOf={(id) => ({ params: { userId, id } })} onDone={fn()} />
  ),
};
