import type { Meta, StoryObj } from "@storybook/react-vite";
import * as v from "valibot";
import { expect, screen } from "storybook/test";
import { storyEndpoint } from "../../../../.storybook/story-command.ts";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { failure } from "../../../../.storybook/story-data.ts";
import { DialogHost } from "../dialog/dialog-host.tsx";
import { CommandButton } from "./command-button.tsx";
import { LateCommandButton } from "./late-command-button.tsx";

const meta = {
  title: "공통/양식/한 번만 처리하는 버튼",
  component: CommandButton,
  args: {
    name: "story.button",
    to: storyEndpoint(v.object({ amount: v.number() })),
    input: { body: {} },
    label: "받기",
    doneText: () => "받았습니다.",
  },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryApp answers={{ story: { amount: 1 }, ...(parameters.answers as object) }}>
        <div className="max-w-100 p-3">
          <Story />
        </div>
        <DialogHost />
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof CommandButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "받기", busy: false }));
    await expect(await screen.findByText("받았습니다.")).toBeVisible();
  },
};

export const Confirmed: Story = {
  args: { confirm: <p>한 번만 받을 수 있습니다.</p> },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "받기" }));
    await expect(await screen.findByText("한 번만 받을 수 있습니다.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "받기" }));
    await expect(await screen.findByText("받았습니다.")).toBeVisible();
  },
};

/** The same on a page that loads the code of commands late. */
export const Late: Story = { ...Done, render: (args) => <LateCommandButton {...args} /> };

const question = { title: "받기", message: "한 번만 받을 수 있습니다.", confirmLabel: "예", cancelLabel: "아니요" };

/** The question is a dialog, and the button stays where it is. */
export const AskedInDialog: Story = {
  args: { question },
  play: async ({ userEvent }) => {
    const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
    await press("받기");
    await press("아니요");
    await expect(screen.queryByText("받았습니다.")).not.toBeInTheDocument();
    await press("받기");
    await press("예");
    await expect(await screen.findByText("받았습니다.")).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { answers: { story: failure } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "받기" }));
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
};
