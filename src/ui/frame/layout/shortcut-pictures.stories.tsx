import type { Meta, StoryObj } from "@storybook/react-vite";
import { inApp } from "../../../../.storybook/in-app.tsx";
import { ShortcutPictures } from "./shortcut-pictures.tsx";

const meta = {
  title: "공통/틀/바로가기 그림",
  component: ShortcutPictures,
  args: { className: "grid-cols-2 tablet:grid-cols-4" },
  decorators: [inApp({ box: "max-w-150 p-4" })],
} satisfies Meta<typeof ShortcutPictures>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Those of the four whose page exists. */
export const Pictures: Story = {};
