import type { Meta, StoryObj } from "@storybook/react-vite";
import { TeamBadge } from "./team-badge.tsx";

const meta = { title: "공통/경기/팀 표시", component: TeamBadge, args: { name: "전북" } } satisfies Meta<
  typeof TeamBadge
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Teams: Story = {
  render: () => (
    <ul className="grid gap-1 p-4 text-sm">
      {["FC 서울", "제주 SK", "대구 FC", "울산 HD", "한국전력", "휴스턴 로키츠"].map((name) => (
        <li key={name}>
          <TeamBadge name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
