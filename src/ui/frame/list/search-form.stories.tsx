import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SearchForm } from "./search-form.tsx";

const meta = {
  title: "Frame/List/SearchForm",
  component: SearchForm,
  args: { label: "팀 또는 리그", value: undefined, onSearch: fn() },
} satisfies Meta<typeof SearchForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Searched: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), " 울산 {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("울산");
  },
};
