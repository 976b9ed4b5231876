import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pager } from "./pager.tsx";

const meta = {
  title: "공통/기본 요소/쪽 번호",
  component: Pager,
  args: {
    page: 1,
    pageCount: 9,
    renderLink: (page, { name, text, isCurrent, className }) => (
      <a href={`#${page}`} aria-label={name} aria-current={isCurrent ? "page" : undefined} className={className}>
        {text}
      </a>
    ),
  },
} satisfies Meta<typeof Pager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { page: 5 } };
export const Last: Story = { args: { page: 9 } };
export const OnlyOne: Story = { args: { page: 1, pageCount: 1 } };
