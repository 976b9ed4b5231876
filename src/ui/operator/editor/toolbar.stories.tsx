import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEditor } from "@tiptap/react";
import { expect, fn } from "storybook/test";
import { EXTENSIONS } from "./extensions.ts";
import { LinkRow } from "./link-row.tsx";
import { ToolButton, Toolbar } from "./toolbar.tsx";

function Tools() {
  "use no memo";
  const editor = useEditor({ extensions: EXTENSIONS, content: "<h2>제목</h2>", injectCSS: false });
  return (
    <main className="max-w-200 p-3">
      <Toolbar editor={editor} />
      <ToolButton label="사진" onPress={fn()} />
      <LinkRow editor={editor} onClose={fn()} />
    </main>
  );
}

const meta = { title: "관리자/편집기/도구 모음", component: Tools } satisfies Meta<typeof Tools>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InHeading: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "제목" })).toHaveAttribute("aria-pressed", "true");
  },
};
