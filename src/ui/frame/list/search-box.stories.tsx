import type { Meta, StoryObj } from "@storybook/react-vite";
import { useSearch } from "@tanstack/react-router";
import { expect } from "storybook/test";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { SearchBox } from "./search-box.tsx";

/** What the address says, in place of a list. */
function Asked() {
  const { text, mine, page } = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  return <output>{JSON.stringify({ text, mine, page })}</output>;
}

const meta = {
  title: "공통/목록/검색창",
  component: SearchBox,
  args: { label: "팀 또는 리그" },
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path={(parameters.path as string | undefined) ?? "/free?mine=true&page=3"}>
        <Story />
        <Asked />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter and the button search where there is text, and do nothing where there is none. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("textbox", { name: "팀 또는 리그" });
    const asked = canvas.getByRole("status");
    await userEvent.keyboard("/");
    await expect(field).toHaveFocus();
    await userEvent.type(field, "{Enter}  {Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "검색" }));
    await expect(asked).toHaveTextContent('{"mine":true,"page":3}');
    await userEvent.clear(field);
    await userEvent.type(field, " 울산 ");
    await expect(asked).toHaveTextContent('{"mine":true,"page":3}');
    await userEvent.keyboard("{Enter}");
    await expect(asked).toHaveTextContent('{"text":"울산","mine":true}');
    await userEvent.clear(field);
    await userEvent.keyboard("{Enter}");
    await expect(asked).toHaveTextContent('{"text":"울산","mine":true}');
    await userEvent.type(field, "전북");
    await userEvent.click(canvas.getByRole("button", { name: "검색" }));
    await expect(asked).toHaveTextContent('{"text":"전북","mine":true}');
    await userEvent.click(canvas.getByRole("button", { name: "검색어 지우기" }));
    await expect(asked).toHaveTextContent('{"mine":true}');
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
  },
};
export const Searched: Story = {
  parameters: { path: "/free?text=울산" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("울산")).toBeVisible();
  },
};
export const AskedForFocus: Story = {
  args: { focusAsked: 1 },
  play: async ({ canvas }) => expect(await canvas.findByRole("textbox")).toHaveFocus(),
};
