import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { StoryApp } from "../../../.storybook/story-app.tsx";
import type { AppContext } from "../app-context.ts";
import { DialogHost } from "../frame/dialog/dialog-host.tsx";
import { useUnsaved } from "../frame/form/unsaved.ts";
import { TextField } from "../primitives/text-field.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";

function Form() {
  const [text, setText] = useState("");
  useUnsaved(text !== "");
  return (
    <div className="grid max-w-100 gap-3 p-3 text-sm">
      <TextField label="내용" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/admin/members" className="underline">
        회원
      </Link>
    </div>
  );
}

let app: AppContext | undefined;

const meta = {
  title: "관리자/저장 안 한 양식 안내",
  component: UnsavedGuard,
  args: { children: <Form /> },
  render: (args) => (
    <StoryApp path="/admin/popups" prepare={(prepared) => (app = prepared)}>
      <UnsavedGuard {...args} />
      <DialogHost />
    </StoryApp>
  ),
} satisfies Meta<typeof UnsavedGuard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {};
/** What would be lost is asked about, and stays when the operator does. */
export const Asked: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(app?.actors.session.getSnapshot().hasTag("authenticated")).toBe(true));
    await userEvent.type(await screen.findByLabelText("내용"), "새 글");
    await userEvent.click(screen.getByRole("link", { name: "회원" }));
    const question = "저장하지 않은 내용이 있습니다. 나가면 사라집니다.";
    await expect(await screen.findByText(question)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "계속 작성" }));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    await expect(screen.getByLabelText("내용")).toHaveValue("새 글");
  },
};
