import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import { IMPORT_TEXT } from "./text.ts";
import { expect } from "storybook/test";
import { ImportTab } from "./import-tab.tsx";

const report = { taken: 378, changed: 0, refused: [{ line: 14, reason: "날짜가 올바르지 않습니다." }], refusedCount: 1 };

const meta = {
  title: "Admin/ImportTab",
  component: ImportTab,
  decorators: [
    (Story) => (
      <StoryApp answers={{ "admin/fixtures/import": report }}>
        <Story />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof ImportTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Imported: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(IMPORT_TEXT.file), new File(["a,b"], "season.csv", { type: "text/csv" }));
    await userEvent.click(canvas.getByRole("button", { name: IMPORT_TEXT.submit }));
    await expect(await canvas.findByText("날짜가 올바르지 않습니다.")).toBeVisible();
  },
};
