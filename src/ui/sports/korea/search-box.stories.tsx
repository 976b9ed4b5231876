import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createActor } from "xstate";
import { searchMachine } from "../../../machines/search/search.machine.ts";
import { SearchBox } from "./search-box.tsx";

const search = createActor(searchMachine.provide({ actions: { updateQuery: () => {} } })).start();

const meta = {
  title: "Sports/Korea/SearchBox",
  component: SearchBox,
  args: { search, focusAsked: 1 },
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveFocus();
    await userEvent.type(field, " 울산 {Enter}");
    await expect(search.getSnapshot().context.query).toBe("울산");
    await userEvent.click(canvas.getByRole("button", { name: "검색어 지우기" }));
    await expect(field).toHaveValue("");
  },
};
