import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { failure } from "../../../../.storybook/story-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { HtmlEditor, type HtmlEditorProps } from "./html-editor.tsx";

const HTML =
  '<h2>주말 점검</h2><p>토요일 <strong>새벽 2시</strong>부터 <a href="/rule">베팅규정</a>이 바뀝니다.</p><ul><li>핸디캡</li><li>언더오버</li></ul><table><tbody><tr><th>종목</th><th>시간</th></tr><tr><td>축구</td><td>90분</td></tr></tbody></table>';

function Written(props: HtmlEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <HtmlEditor
      {...props}
      value={value}
      onChange={(html) => {
        setValue(html);
        props.onChange(html);
      }}
    />
  );
}

const meta = {
  title: "관리자/편집기/HTML 편집기",
  component: HtmlEditor,
  render: (args) => (
    <StoryApp path="/" answers={{ files: failure }}>
      <main className="max-w-200 p-3">
        <Written {...args} />
      </main>
    </StoryApp>
  ),
  args: { label: "내용", value: HTML, onChange: fn() },
} satisfies Meta<typeof HtmlEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "내용" })).toHaveTextContent("토요일 새벽 2시부터");
  },
};
export const Refused: Story = { args: { value: "", error: "내용을 입력해주세요." } };

/** By keyboard: a heading and a bold word. */
export const Typed: Story = {
  args: { value: "" },
  play: async ({ args, canvas, userEvent }) => {
    const box = await canvas.findByRole("textbox", { name: "내용" });
    await userEvent.click(canvas.getByRole("button", { name: "제목" }));
    // The editor takes the focus back in the next frame.
    await waitFor(() => expect(box).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "제목" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("공지");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining("<h2>공지</h2>"));
  },
};

/** A link leads to this site alone. */
export const Linked: Story = {
  args: { value: "<p>규정</p>" },
  play: async ({ args, canvas, userEvent }) => {
    const box = await canvas.findByRole("textbox", { name: "내용" });
    await userEvent.click(box);
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.click(canvas.getByRole("button", { name: "링크" }));
    const address = await canvas.findByLabelText("이 사이트의 주소");
    await userEvent.type(address, "javascript:alert(1){Enter}");
    await expect(await canvas.findByText("/로 시작하는 이 사이트의 주소를 입력해주세요.")).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, "/rule{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><a href="/rule">규정</a></p>');
  },
};

/** What is typed as HTML reaches the text without what it may not have. */
export const Source: Story = {
  args: { value: "" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "HTML" }));
    const source = "<p>가<b onclick=alert(1)>나</b></p>";
    await userEvent.click(canvas.getByLabelText("HTML"));
    await userEvent.paste(source);
    await expect(canvas.getByLabelText("HTML")).toHaveValue(source);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "내용" })).toHaveTextContent("가나"));
    await expect(canvas.getByText("나")).not.toHaveAttribute("onclick");
  },
};

export const UploadRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const picker = await canvas.findByLabelText("사진", { selector: "input" });
    await userEvent.upload(picker, new File(["x"], "x.png", { type: "image/png" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
