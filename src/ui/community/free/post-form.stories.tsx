import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as v from "valibot";
import { attachedBet, bet, pageWith } from "../../../../.storybook/community-data.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { writePost } from "../../../api/contract/community/board.endpoints.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { AttachedBet } from "./attached-bet.tsx";
import { BetsField } from "./bets-field.tsx";
import { CommentForm } from "./comment-form.tsx";
import { ImagesField } from "./images-field.tsx";
import { listOf } from "./listed.ts";
import { PostForm } from "./post-form.tsx";

const bets = { ...pageWith([bet]), totals: { stake: 53_000, won: 98_050, refunded: 0 }, running: [], eventId: "1-1" };
const fields = commandOf(writePost, {
  name: "story.fields",
  schema: v.object({ bets: v.string(), images: v.string() }),
  input: ({ bets: chosen, images }) => ({
    body: { title: "제목", contents: "내용", bets: listOf(chosen), images: listOf(images) },
  }),
});

const meta = {
  title: "자유게시판/글 양식",
  component: PostForm,
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp path="/free/write" answers={{ bets, ...(parameters.answers as object) }}>
        <main className="max-w-200 p-3">
          <Story />
        </main>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof PostForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Comment: Story = {
  render: () => <CommentForm postId="p1" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "댓글 등록" }));
    await expect(await canvas.findByText("댓글을 입력해주세요.")).toBeVisible();
  },
};
/** An image that the server refuses says why; one that it takes is shown, and can be taken out again. */
export const Fields: Story = {
  parameters: { answers: { files: { name: "aa.webp", width: 3, height: 3 } } },
  render: () => (
    <CommandForm command={fields} initial={{ bets: "", images: "" }} submitLabel="등록">
      <BetsField name="bets" attached={[]} />
      <ImagesField name="images" />
    </CommandForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const picker = await canvas.findByLabelText("사진 추가", { selector: "input" });
    await userEvent.upload(picker, new File(["x"], "x.png", { type: "image/png" }));
    const remove = await canvas.findByRole("button", { name: "1번째 사진 빼기" });
    await userEvent.click(remove);
    await expect(canvas.queryByRole("button", { name: "1번째 사진 빼기" })).toBe(null);
    const large = new File([new Uint8Array(8 * 1_048_576 + 1)], "x.png", { type: "image/png" });
    await userEvent.upload(picker, large);
    await expect(await canvas.findByText("8MB가 넘는 사진입니다.")).toBeVisible();
  },
};
export const Attached: Story = { render: () => <AttachedBet bet={attachedBet} /> };
